// What the sheet adds up to, by agencia and month, and its first partidas as they will be.
import type {
  PartidaDeMuestra,
  ResultadoDeLote,
  SumaDeLote,
} from '@cuadra/contract/contabilidad/importaciones/lote';
import { sumar } from '@cuadra/core/dinero';
import { formatDate } from '#ui/format/date.ts';
import { formatearEntero, formatearMonto } from '#ui/format/dinero.ts';
import { type CardColumn, CardTable } from '#ui/tables/card-table.tsx';
import classes from './importar-partidas.module.css';
import { contarPartidas } from './nombres.ts';
import { nombreDeMes } from './sumas.ts';

export function PorImportar({ resultado }: { readonly resultado: ResultadoDeLote }) {
  const { sumas, muestra, partidas } = resultado;
  return (
    <div className={classes.partes}>
      <Sumas sumas={sumas} />
      <section aria-labelledby="muestra-de-partidas">
        <h3 id="muestra-de-partidas" className={classes.subtitulo}>
          {partidas > muestra.length
            ? `Las primeras ${muestra.length} de ${contarPartidas(partidas)}`
            : 'Las partidas, como quedarán'}
        </h3>
        <CardTable
          etiqueta="Primeras partidas"
          columnas={deMuestra}
          filas={muestra}
          clave={({ linea }) => String(linea)}
        />
      </section>
    </div>
  );
}

export function Sumas({ sumas }: { readonly sumas: readonly SumaDeLote[] }) {
  const total = {
    agencia: 'Total',
    mes: '',
    partidas: sumas.reduce((suma, una) => suma + una.partidas, 0),
    debe: sumar(sumas.map(({ debe }) => debe)),
    haber: sumar(sumas.map(({ haber }) => haber)),
  };
  return (
    <section aria-labelledby="sumas-de-importacion">
      <h3 id="sumas-de-importacion" className={classes.subtitulo}>
        Totales
      </h3>
      <CardTable
        etiqueta="Totales por agencia y mes"
        columnas={deSumas}
        filas={[...sumas, total]}
        clave={({ agencia, mes }) => `${agencia} ${mes}`}
      />
    </section>
  );
}

const deSumas: readonly CardColumn<SumaDeLote>[] = [
  { titulo: 'Agencia', clase: 'principal', celda: ({ agencia }) => agencia },
  { titulo: 'Mes', clase: 'cifras', celda: ({ mes }) => nombreDeMes(mes) },
  { titulo: 'Partidas', clase: 'numero', celda: ({ partidas }) => formatearEntero(partidas) },
  { titulo: 'Debe (Q)', clase: 'numero', celda: ({ debe }) => formatearMonto(debe) },
  { titulo: 'Haber (Q)', clase: 'numero', celda: ({ haber }) => formatearMonto(haber) },
];

const deMuestra: readonly CardColumn<PartidaDeMuestra>[] = [
  { titulo: 'Línea', clase: 'numero', celda: ({ linea }) => formatearEntero(linea) },
  { titulo: 'Fecha', clase: 'cifras', celda: ({ fecha }) => formatDate(fecha) },
  {
    titulo: 'Concepto',
    clase: 'principal',
    celda: ({ concepto, cantidadLineas, aprobacion }) => (
      <>
        {concepto}
        <span className={classes.nota}>
          {' '}
          · {cantidadLineas === 1 ? '1 línea' : `${formatearEntero(cantidadLineas)} líneas`}
          {aprobacion !== null && ' · irá a revisión'}
        </span>
      </>
    ),
  },
  { titulo: 'Monto', clase: 'numero', celda: ({ total }) => formatearMonto(total) },
];
