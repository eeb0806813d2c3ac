// A few values in a row, drawn small. The arrows (or the pointer) go through them and tell each one; whoever asks for it is
// told which is looked at, to say it beside.
//
//   <Sparkline nombre="Cartera" puntos={[{ texto: 'octubre de 2026: Q 10.00', valor: 1000 }, …]} onMirado={setMirado} />
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import trazos from './line.module.css';
import { ALTO, ANCHO, drawLine } from './line-drawing.ts';
import { pointByKey } from './line-keys.ts';
import classes from './sparkline.module.css';

interface SparklineProps {
  readonly nombre: string;
  readonly puntos: readonly { readonly valor: number; readonly texto: string }[];
  /** Undefined: none. */
  readonly onMirado: (lugar: number | undefined) => void;
}

export function Sparkline({ nombre, puntos, onMirado }: SparklineProps) {
  const [mirado, setMirado] = useState<number>();
  const ultimo = puntos.length - 1;
  const lugar = Math.min(mirado ?? ultimo, ultimo);
  const { linea, lugares, cero } = drawLine(puntos.map(({ valor }) => valor));
  const mirar = (nuevo: number | undefined) => {
    setMirado(nuevo);
    onMirado(nuevo);
  };
  const alTeclear = (event: KeyboardEvent) => {
    const destino = pointByKey(event.key, lugar, puntos.length);
    if (destino === undefined) return;
    event.preventDefault();
    mirar(destino);
  };
  const alMover = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    mirar(Math.max(0, Math.min(ultimo, Math.round(((clientX - left) / width) * ultimo))));
  };
  const marca = mirado === undefined ? undefined : lugares[lugar];
  return (
    <div
      role="slider"
      tabIndex={0}
      className={`${trazos.marco} ${classes.marco}`}
      aria-label={`${nombre}, mes por mes`}
      aria-valuemin={0}
      aria-valuemax={ultimo}
      aria-valuenow={lugar}
      aria-valuetext={puntos[lugar]?.texto}
      onKeyDown={alTeclear}
      onBlur={() => mirar(undefined)}
      onPointerMove={alMover}
      onPointerLeave={() => mirar(undefined)}
    >
      <svg
        className={`${trazos.dibujo} ${classes.dibujo}`}
        viewBox={`0 0 ${ANCHO} ${ALTO}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {cero !== undefined && (
          <path d={`M0 ${cero}H${ANCHO}`} className={`${trazos.cero} ${classes.cero}`} />
        )}
        <path d={linea} className={trazos.linea} />
        {marca !== undefined && <path d={`M${marca.x} 0V${ALTO}`} className={trazos.marca} />}
      </svg>
    </div>
  );
}
