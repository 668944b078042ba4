import { TextInput } from '../../ui/field.tsx';
import { AccountForm, useAccountForm } from '../accounts/account-form.tsx';
import { Item, Part, Press } from '../desk/settings-parts.tsx';
import { hours as hoursText, devices as text } from './copy.ts';
import type { Notifications } from './load.server.ts';
import { TurnOn, useThisDevice } from './turn-on.tsx';

/** The owner's devices, and the button that adds this one. */
export function Devices({ devices, publicKey }: Notifications) {
  const { id: current, look } = useThisDevice();
  const isOn = devices.some(({ id }) => id === current);
  return (
    <Part id="devices" title={text.title}>
      <div className="grid gap-4 border-b border-hairline p-5">
        <p className="text-pretty">{text.lead}</p>
        <TurnOn publicKey={publicKey} isOn={isOn} onChange={look} />
        <noscript>
          <p>{text.needsScript}</p>
        </noscript>
      </div>
      {devices.length === 0 && <p className="p-5">{text.none}</p>}
      <ul className="divide-y divide-hairline">
        {devices.map(({ id, label, added, pushed }) => (
          <Item
            key={id}
            name={label}
            details={[
              ...(id === current ? [text.current] : []),
              text.added(added),
              pushed ? text.pushed(pushed) : text.unpushed,
            ]}
          >
            <div className="flex flex-wrap gap-2">
              <Press intent="test-device" id={id} busy={text.testing} label={text.testLabel(label)}>
                {text.test}
              </Press>
              <Press
                intent="remove-device"
                id={id}
                busy={text.removing}
                label={text.removeLabel(label)}
              >
                {text.remove}
              </Press>
            </div>
          </Item>
        ))}
      </ul>
      <div className="border-t border-hairline p-5 text-small text-muted">
        <h3 className="font-semibold text-ink">{text.homeScreen.title}</h3>
        <p className="mt-1 text-pretty">{text.homeScreen.text}</p>
      </div>
    </Part>
  );
}

/** Business hours and quiet hours; works without JavaScript. */
export function Hours({ hours }: Notifications) {
  const { business, quiet } = hoursText;
  return (
    <Part id="hours" title={hoursText.title}>
      <div className="grid gap-5 p-5">
        <p className="text-pretty">{hoursText.lead}</p>
        <AccountForm
          intent="hours"
          action="/inbox/settings"
          submit={hoursText.submit}
          submitting={hoursText.submitting}
          look={{ variant: 'secondary' }}
          className="flex flex-col items-start gap-6"
        >
          <Group title={business.title} text={business.text}>
            <Days days={hours.days} />
            <Times name="business" {...business} values={[hours.businessFrom, hours.businessTo]} />
          </Group>
          <Group title={quiet.title} text={quiet.text}>
            <Times name="quiet" {...quiet} values={[hours.quietFrom, hours.quietTo]} />
          </Group>
        </AccountForm>
      </div>
    </Part>
  );
}

function Group({
  title,
  text: about,
  children,
}: {
  title: string;
  text: string;
  children: React.ReactNode;
}) {
  return (
    <fieldset className="grid w-full gap-3">
      <legend className="font-semibold">{title}</legend>
      <p className="text-small text-pretty text-muted">{about}</p>
      {children}
    </fieldset>
  );
}

function Days({ days }: { days: readonly boolean[] }) {
  const { entry, field, refusal } = useAccountForm('hours');
  const { error } = field('day1');
  return (
    <div>
      <div className="flex flex-wrap gap-x-4">
        {hoursText.business.days.map((day, i) => (
          <label key={day} className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              name={`day${i + 1}`}
              value="1"
              defaultChecked={refusal ? Boolean(entry(`day${i + 1}`)) : days[i]}
              aria-invalid={i === 0 && error ? true : undefined}
              aria-describedby={error && 'hours-day1-error'}
              className="size-5"
            />
            {day}
          </label>
        ))}
      </div>
      {error && (
        <p id="hours-day1-error" className="text-small text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

/** Two fields for a time of day, both of which may be empty. */
function Times({
  name,
  from,
  to,
  values,
}: {
  name: 'business' | 'quiet';
  from: string;
  to: string;
  values: readonly [string, string];
}) {
  const { entry, field } = useAccountForm('hours');
  return (
    <div className="grid grid-cols-2 gap-4">
      {(
        [
          [`${name}From`, from, values[0]],
          [`${name}To`, to, values[1]],
        ] as const
      ).map(([of, label, value]) => (
        <TextInput
          key={of}
          {...field(of)}
          type="time"
          label={label}
          defaultValue={entry(of) ?? value}
        />
      ))}
    </div>
  );
}
