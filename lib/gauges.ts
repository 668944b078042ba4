import type { CoreServices } from './services.ts';

/** A value that goes up and down, as `/metrics` names and explains it. */
export interface Gauge {
  help: string;
  labels: readonly string[];
}

/** Gauges that one reading of the database answers. */
export interface GaugeGroup {
  /** By name. */
  gauges: Readonly<Record<string, Gauge>>;
  /** Least interval of two readings in ms, however often the values are asked for; 5 s by default. */
  every?: number;
  /** Reads all values. It must cost little for any number of rows, or let others run in between. */
  read(services: Pick<CoreServices, 'db' | 'clock'>): Promise<readonly Sample[]>;
}

/** A value of a gauge. */
export interface Sample {
  gauge: string;
  labels: Readonly<Record<string, string>>;
  value: number;
}
