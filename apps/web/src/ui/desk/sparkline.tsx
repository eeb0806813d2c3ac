// A few values in a row, drawn small. The arrows (or the pointer) go through them and tell each one; whoever asks for it is
// told which is looked at, to say it beside.
//
//   <Sparkline name="Cartera" points={[{ text: 'octubre de 2026: Q 10.00', valor: 1000 }, …]} onLooked={setLooked} />
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import trazos from './line.module.css';
import { drawLine, ROW_HEIGHT, WIDTH } from './line-drawing.ts';
import { pointByKey } from './line-keys.ts';
import classes from './sparkline.module.css';

interface SparklineProps {
  readonly name: string;
  readonly points: readonly { readonly value: number; readonly text: string }[];
  /** Undefined: none. */
  readonly onLooked: (place: number | undefined) => void;
}

export function Sparkline({ name, points, onLooked }: SparklineProps) {
  const [looked, setLooked] = useState<number>();
  const last = points.length - 1;
  const place = Math.min(looked ?? last, last);
  const { linea, places, cero } = drawLine(points.map(({ value }) => value));
  const look = (next: number | undefined) => {
    setLooked(next);
    onLooked(next);
  };
  const onKey = (event: KeyboardEvent) => {
    const target = pointByKey(event.key, place, points.length);
    if (target === undefined) return;
    event.preventDefault();
    look(target);
  };
  const onMove = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    look(Math.max(0, Math.min(last, Math.round(((clientX - left) / width) * last))));
  };
  const mark = looked === undefined ? undefined : places[place];
  return (
    <div
      role="slider"
      tabIndex={0}
      className={`${trazos.marco} ${classes.marco}`}
      aria-label={`${name}, mes por mes`}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={place}
      aria-valuetext={points[place]?.text}
      onKeyDown={onKey}
      onBlur={() => look(undefined)}
      onPointerMove={onMove}
      onPointerLeave={() => look(undefined)}
    >
      <svg
        className={`${trazos.dibujo} ${classes.dibujo}`}
        viewBox={`0 0 ${WIDTH} ${ROW_HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {cero !== undefined && (
          <path d={`M0 ${cero}H${WIDTH}`} className={`${trazos.cero} ${classes.cero}`} />
        )}
        <path d={linea} className={trazos.linea} />
        {mark !== undefined && <path d={`M${mark.x} 0V${ROW_HEIGHT}`} className={trazos.marca} />}
      </svg>
    </div>
  );
}
