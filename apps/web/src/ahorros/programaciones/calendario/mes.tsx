// One small month: its days with something carry marks, and one of all the days of the year holds the keyboard.
import { formatMonth, todayInGuatemala } from '#ui/format/date.ts';
import classes from './calendario.module.css';
import { type DiaConAlgo, loQueTiene } from './dia-con-algo.ts';
import { idDeDia, type MesDeCalendario } from './meses-del-calendario.ts';

interface MesProps {
  readonly mes: MesDeCalendario;
  readonly porFecha: ReadonlyMap<string, DiaConAlgo>;
  /** Holds the keyboard. */
  readonly activo: string;
  readonly abierto: string | undefined;
  readonly entre: { readonly desde: string; readonly hasta: string };
  readonly onAbrir: (fecha: string) => void;
  /** Whether that key went somewhere. */
  readonly onTecla: (tecla: string) => boolean;
}

const SEMANA = [
  ['lun', 'L'],
  ['mar', 'M'],
  ['mie', 'M'],
  ['jue', 'J'],
  ['vie', 'V'],
  ['sab', 'S'],
  ['dom', 'D'],
] as const;

export function Mes({ mes, ...resto }: MesProps) {
  return (
    <div>
      <h3 className={classes.nombre}>{formatMonth(mes.clave)}</h3>
      <div className={classes.mes}>
        {SEMANA.map(([clave, letra]) => (
          <span key={clave} className={classes.letra} aria-hidden="true">
            {letra}
          </span>
        ))}
        {mes.semanas.map((semana) =>
          semana.map((fecha, lugar) => (
            <span key={fecha ?? `vacio ${lugar}`}>{fecha !== null && <Dia fecha={fecha} {...resto} />}</span>
          )),
        )}
      </div>
    </div>
  );
}

function Dia({
  fecha,
  porFecha,
  activo,
  abierto,
  entre: { desde, hasta },
  onAbrir,
  onTecla,
}: Omit<MesProps, 'mes'> & { readonly fecha: string }) {
  const numero = Number(fecha.slice(8));
  if (fecha < desde || fecha > hasta) return <span className={classes.fuera}>{numero}</span>;
  const suyo = porFecha.get(fecha);
  // It begins with what is seen, so that whoever says it aloud finds it.
  const nombre = `${numero} ${formatMonth(fecha)}`;
  return (
    <button
      type="button"
      id={idDeDia(fecha)}
      className={classes.dia}
      tabIndex={fecha === activo ? 0 : -1}
      data-hoy={fecha === todayInGuatemala() || undefined}
      data-con-algo={suyo !== undefined || undefined}
      aria-expanded={suyo === undefined ? undefined : fecha === abierto}
      aria-label={suyo === undefined ? nombre : `${nombre}: ${loQueTiene(suyo)}`}
      onClick={() => onAbrir(fecha)}
      onKeyDown={(event) => {
        if (onTecla(event.key)) event.preventDefault();
      }}
    >
      {numero}
      {suyo !== undefined && <Marcas dia={suyo} />}
    </button>
  );
}

function Marcas({ dia: { programadas, corridas, vencimientos } }: { readonly dia: DiaConAlgo }) {
  return (
    <span className={classes.marcas}>
      {programadas.length > 0 && <span className={classes.marca} data-clase="programada" />}
      {corridas.length > 0 && <span className={classes.marca} data-clase="corrida" />}
      {vencimientos !== null && <span className={classes.marca} data-clase="vencimiento" />}
    </span>
  );
}
