// The balance day by day, drawn. The arrows go through its days and tell each one; Enter (or a click) looks at that day
// alone; and the same is there as a table.
import type { KeyboardEvent, PointerEvent } from 'react';
import { useId, useMemo, useState } from 'react';
import trazos from '#ui/desk/line.module.css';
import { pointByKey } from '#ui/desk/line-keys.ts';
import { formatDate, todayInGuatemala } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import type { DaySpan } from '#ui/format/ranges.ts';
import { saldosPorDia } from '../reinicios.ts';
import type { Grupos } from '../use-movimientos.ts';
import classes from './grafica-de-saldo.module.css';
import { SaldosEnTabla } from './saldos-en-tabla.tsx';
import { ALTO, ANCHO, puntoEn, type Trazo, trazar } from './trazo.ts';

interface GraficaDeSaldoProps {
  readonly grupos: Grupos;
  readonly rango: DaySpan;
  readonly onDia: (fecha: string) => void;
}

export function GraficaDeSaldo({ grupos, rango, onDia }: GraficaDeSaldoProps) {
  const { desde, hasta } = rango;
  const hoy = todayInGuatemala();
  const ultimo = hoy >= desde && hoy < hasta ? hoy : hasta;
  const trazo = useMemo(
    () => trazar(grupos.saldoInicial, saldosPorDia(grupos), { desde, hasta: ultimo }),
    [grupos, desde, ultimo],
  );
  const [marcado, setMarcado] = useState<number>();
  const { puntos } = trazo;
  const lugar = Math.min(marcado ?? puntos.length - 1, puntos.length - 1);
  const punto = puntos[lugar];
  if (punto === undefined) return null;
  const alTeclear = (event: KeyboardEvent) => {
    const destino = pointByKey(event.key, lugar, puntos.length);
    if (event.key === 'Enter') onDia(punto.fecha);
    if (destino === undefined) return;
    event.preventDefault();
    setMarcado(destino);
  };
  const texto = `${formatDate(punto.fecha)}: ${formatearQuetzales(punto.saldo)}`;
  return (
    <figure className={classes.figura}>
      <figcaption className={classes.titulo}>
        Saldo por día
        <output className={classes.lectura}>{texto}</output>
      </figcaption>
      <div
        role="slider"
        tabIndex={0}
        className={`${trazos.marco} ${classes.marco}`}
        aria-label="Saldo por día"
        aria-valuemin={0}
        aria-valuemax={puntos.length - 1}
        aria-valuenow={lugar}
        aria-valuetext={texto}
        onKeyDown={alTeclear}
        onPointerMove={(event) => setMarcado(puntoEn(puntos, lugarDelPuntero(event)))}
        onPointerLeave={() => setMarcado(undefined)}
        onClick={() => onDia(punto.fecha)}
      >
        <Dibujo trazo={trazo} marcado={marcado} />
      </div>
      <Eje trazo={trazo} desde={desde} hasta={ultimo} />
      <SaldosEnTabla grupos={grupos} onDia={onDia} />
    </figure>
  );
}

function Eje({ trazo: { minimo, maximo }, desde, hasta }: DaySpan & { readonly trazo: Trazo }) {
  return (
    <div className={classes.eje}>
      <span>{formatDate(desde)}</span>
      <span>
        Entre {formatearQuetzales(minimo)} y {formatearQuetzales(maximo)}
      </span>
      <span>{formatDate(hasta)}</span>
    </div>
  );
}

interface DibujoProps {
  readonly trazo: Trazo;
  readonly marcado: number | undefined;
}

/** Stretched to its frame; what is written stays out of it, so that it does not stretch. */
function Dibujo({ trazo: { linea, superficie, cero, puntos }, marcado }: DibujoProps) {
  const recorte = useId();
  const punto = marcado === undefined ? undefined : puntos[marcado];
  return (
    <svg
      className={`${trazos.dibujo} ${classes.dibujo}`}
      viewBox={`0 0 ${ANCHO} ${ALTO}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {cero !== undefined && (
        <>
          <clipPath id={recorte}>
            <rect x="0" y={cero} width={ANCHO} height={ALTO - cero} />
          </clipPath>
          <path d={superficie} className={classes.superficie} />
          <path d={superficie} className={classes.contraria} clipPath={`url(#${recorte})`} />
          <path d={`M0 ${cero}H${ANCHO}`} className={trazos.cero} />
        </>
      )}
      <path d={linea} className={trazos.linea} />
      {punto !== undefined && <path d={`M${punto.x} 0V${ALTO}`} className={trazos.marca} />}
    </svg>
  );
}

function lugarDelPuntero({ currentTarget, clientX }: PointerEvent<HTMLElement>): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return ((clientX - left) / width) * ANCHO;
}
