// Values one after another, as areas, lines or columns over the same days. The pointer or the arrows go through them and
// tell each one; what it shows is said in a sentence too.
//
//   <SeriesChart name={t.visitors} points={days} series={[{ name: t.visitors, values, draw: 'area', tone: 'main' }]} format={count} />
import { Fragment, type PointerEvent } from 'react';
import { useTexts } from '#demo/frame/texts.ts';
import { chartTexts } from './chart-texts.ts';
import {
  areaPath,
  columnsOf,
  HEIGHT,
  heightOf,
  labelled,
  linePath,
  nearest,
  placeOf,
  type Scale,
  scaleOf,
  spotsOf,
  tightScale,
  WIDTH,
} from './geometry.ts';
import classes from './series-chart.module.css';
import { Tip } from './tip.tsx';
import tones from './tones.module.css';
import { type Tone, toneStyle } from './tones.ts';
import { useWalk } from './walk.ts';

export interface Series {
  readonly name: string;
  readonly values: readonly number[];
  readonly draw: 'area' | 'line' | 'columns';
  readonly tone: Tone;
}

interface SeriesChartProps {
  readonly name: string;
  readonly series: readonly Series[];
  /** What each place is called when it is looked at. */
  readonly points: readonly string[];
  readonly format: (value: number) => string;
  /** Absent: it is drawn small, without its axes. */
  readonly axes?: Axes | undefined;
  /** In pixels, or as a stylesheet says it. */
  readonly height: number | string;
}

interface Axes {
  /** What is written below a place. */
  readonly below: (index: number) => string;
  /** How many are written below, at most. */
  readonly howMany: number;
  /** Beside it; shorter than when it is looked at. */
  readonly beside: (value: number) => string;
  /** Whether the scale begins at zero. */
  readonly fromZero: boolean;
}

export function SeriesChart({ name, series, points, format, axes, height }: SeriesChartProps) {
  const t = useTexts(chartTexts);
  const banded = series.some(({ draw }) => draw === 'columns');
  const all = series.flatMap(({ values }) => values);
  const scale = axes === undefined ? tightScale(all) : scaleOf(all, { fromZero: axes.fromZero });
  const rows = (index: number) =>
    series.map((one) => ({ name: one.name, tone: one.tone, value: format(one.values[index] ?? 0) }));
  const { looked, look, slider } = useWalk(name, points.length, (index) =>
    [points[index] ?? '', ...rows(index).map((row) => t.part(row.name, row.value))].join(', '),
  );
  if (points.length === 0) return <p className={classes.empty}>{t.noData}</p>;
  const onPointerMove = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    look(nearest((clientX - left) / width, points.length, banded));
  };
  const summary = series.map((one) => summaryOf(one, format, t.line)).join(' ');
  return (
    <div className={classes.chart} data-axes={axes !== undefined || undefined}>
      <div className={classes.plot} style={{ height }}>
        <Drawing series={series} scale={scale} banded={banded} summary={summary} />
        {axes !== undefined && <Beside scale={scale} format={axes.beside} />}
        {looked !== undefined && <Looked index={looked} series={series} scale={scale} banded={banded} />}
        <div
          {...slider}
          className={classes.walk}
          onPointerMove={onPointerMove}
          onPointerLeave={() => look(undefined)}
        />
        {looked !== undefined && (
          <Tip title={points[looked] ?? ''} rows={rows(looked)} at={placeOf(looked, points.length, banded)} />
        )}
      </div>
      {axes !== undefined && <Below axes={axes} count={points.length} banded={banded} />}
    </div>
  );
}

function summaryOf(
  { name, values }: Series,
  format: (value: number) => string,
  say: (name: string, first: string, last: string, least: string, most: string) => string,
): string {
  const [first = 0, last = 0] = [values[0], values.at(-1)];
  return say(name, format(first), format(last), format(Math.min(...values)), format(Math.max(...values)));
}

interface DrawingProps {
  readonly series: readonly Series[];
  readonly scale: Scale;
  readonly banded: boolean;
}

/** Stretched to its frame; what is written stays out of it, so that it does not stretch. */
function Drawing({ series, scale, banded, summary }: DrawingProps & { readonly summary: string }) {
  return (
    <svg
      className={classes.drawing}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={summary}
    >
      {scale.ticks.map((tick) => {
        const y = heightOf(tick, scale) * HEIGHT;
        return <path key={tick} d={`M0 ${y}H${WIDTH}`} className={classes.grid} />;
      })}
      {series.map(({ name, values, draw, tone }) => {
        const spots = spotsOf(values, scale, banded);
        return (
          <g key={name} className={tones.tone} style={toneStyle(tone)}>
            {draw === 'area' && <path d={areaPath(spots)} className={classes.area} />}
            {draw === 'columns' &&
              columnsOf(spots).map((column) => (
                <rect key={column.x} className={classes.column} {...column} />
              ))}
            {draw !== 'columns' && <path d={linePath(spots)} className={classes.line} />}
          </g>
        );
      })}
    </svg>
  );
}

function Beside({ scale, format }: { readonly scale: Scale; readonly format: (value: number) => string }) {
  return scale.ticks.map((tick) => (
    <span
      key={tick}
      aria-hidden="true"
      className={classes.beside}
      style={{ top: percent(heightOf(tick, scale)) }}
    >
      {format(tick)}
    </span>
  ));
}

interface BelowProps {
  readonly axes: Axes;
  readonly count: number;
  readonly banded: boolean;
}

const Below = ({ axes: { below, howMany }, count, banded }: BelowProps) => (
  <div className={classes.below} aria-hidden="true" data-dates={!banded || undefined}>
    {labelled(count, howMany).map((index) => {
      const place = placeOf(index, count, banded);
      // The last one ends with the drawing.
      const shift = banded ? '-50%' : percent(-place);
      return (
        <span key={index} style={{ left: percent(place), transform: `translateX(${shift})` }}>
          {below(index)}
        </span>
      );
    })}
  </div>
);

function Looked({ index, series, scale, banded }: DrawingProps & { readonly index: number }) {
  const left = percent(placeOf(index, series[0]?.values.length ?? 1, banded));
  return (
    <Fragment>
      <span className={classes.cursor} style={{ left }} />
      {series.map(({ name, values, tone }) => (
        <span
          key={name}
          className={`${classes.dot} ${tones.tone}`}
          style={{ ...toneStyle(tone), left, top: percent(heightOf(values[index] ?? 0, scale)) }}
        />
      ))}
    </Fragment>
  );
}

const percent = (part: number): string => `${part * 100}%`;
