// What somebody should have looked at before the sheet is taken: by kind, with where each is, and one reason for each kind,
// which stays with every partida that has it.
import '@mantine/core/styles/Input.layer.css';
import type {
  AdvertenciaDeLote,
  AdvertenciasDeLote,
  CodigoDeLote,
} from '@cuadra/contract/contabilidad/importaciones/lote';
import { Textarea } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { formatInstant } from '#ui/format/date.ts';
import { conMontosEnteros, formatearEntero } from '#ui/format/dinero.ts';
import classes from './importar-partidas.module.css';
import { contarPartidas, nombresDeAdvertencia } from './nombres.ts';
import type { Motivos } from './use-importacion.ts';

interface AdvertenciasProps {
  readonly advertencias: AdvertenciasDeLote;
  readonly motivos: Motivos;
  readonly ocupado: boolean;
  readonly onMotivo: (codigo: CodigoDeLote, motivo: string) => void;
}

const MOTIVO_MAX = 400;
/** What scrolls can be scrolled from the keyboard. */
const ALCANZABLE = 0;
/** More than anybody reads here; the count is of all of them. */
const MOSTRADAS_MAX = 50;

export function Advertencias({ advertencias, motivos, ocupado, onMotivo }: AdvertenciasProps) {
  const { porCodigo, lista, anteriores } = advertencias;
  return porCodigo.map(({ codigo, cuantas }) => (
    <section key={codigo} className={classes.advertencia} aria-label={nombresDeAdvertencia[codigo]}>
      <h3 className={classes.subtitulo}>
        {nombresDeAdvertencia[codigo]}
        {codigo !== 'ARCHIVO_REPETIDO' && ` (${contarPartidas(cuantas)})`}
      </h3>
      {codigo === 'ARCHIVO_REPETIDO' ? (
        <Anteriores anteriores={anteriores} />
      ) : (
        <Lineas lista={lista.filter((una) => una.codigo === codigo)} cuantas={cuantas} />
      )}
      <Textarea
        label={cuantas === 1 ? 'Motivo para aceptarla' : 'Motivo para aceptarlas todas'}
        autosize
        minRows={1}
        maxLength={MOTIVO_MAX}
        disabled={ocupado}
        value={motivos[codigo] ?? ''}
        onChange={({ currentTarget }) => onMotivo(codigo, currentTarget.value)}
      />
    </section>
  ));
}

function Anteriores({ anteriores }: Pick<AdvertenciasDeLote, 'anteriores'>) {
  return (
    <ul>
      {anteriores.map(({ id, nombre, por, en, partidas }) => (
        <li key={en}>
          {por.nombre}, {formatInstant(en)}: {nombre === '' ? '' : `«${nombre}», `}
          {id === null ? (
            contarPartidas(partidas)
          ) : (
            <Link to="/contabilidad/importaciones" search={{ importacion: id }} target="_blank">
              {contarPartidas(partidas)}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function Lineas({
  lista,
  cuantas,
}: {
  readonly lista: readonly AdvertenciaDeLote[];
  readonly cuantas: number;
}) {
  const mostradas = lista.slice(0, MOSTRADAS_MAX);
  return (
    <ul tabIndex={ALCANZABLE}>
      {mostradas.map(({ linea, mensaje, partidas }) => (
        <li key={linea}>
          Línea {formatearEntero(linea)}: {conMontosEnteros(mensaje)}
          {partidas.map(({ id, numero, ejercicio }) => (
            <span key={id}>
              {' '}
              <Link to="/contabilidad/ver-partidas" search={{ partida: id }} target="_blank">
                {numero === null ? 'Borrador' : `Partida ${numero}/${ejercicio}`}
              </Link>
            </span>
          ))}
        </li>
      ))}
      {cuantas > mostradas.length && <li>Y {formatearEntero(cuantas - mostradas.length)} más.</li>}
    </ul>
  );
}
