import { board } from './copy.ts';

/**
 * The week as a line with a stop for each day: solid while the office answers, a dotted stretch with
 * pale stops while it is closed.
 */
export function HoursBoard() {
  return (
    <dl className="hours-board">
      {board.days.map(({ day, open }) => (
        <div key={day} data-open={open}>
          <dt>{day}</dt>
          <dd>{open ? board.open : board.closed}</dd>
        </div>
      ))}
    </dl>
  );
}
