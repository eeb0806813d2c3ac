// What a run adds up to: totals, by product and agencia, how it is spread, what rounding changed, what to look at, and who
// did what when.

import { enMonto, enQuetzales, exactoEnQuetzales } from '#ahorros/intereses/cifras.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { conMontosEnteros, formatearEntero } from '#ui/format/dinero.ts';
import { Card } from '#ui/page/card.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { type FiguresColumn, FiguresTable } from '#ui/tables/figures-table.tsx';
import type { VistaDeCorridaProps } from '../vista-de-corrida.ts';
import { Distribucion } from './distribucion.tsx';
import { Hitos } from './hitos.tsx';
import classes from './resumen.module.css';

export function Resumen({ corrida }: VistaDeCorridaProps) {
  if (corrida.calculadaEn === null && corrida.porProducto.length === 0)
    return (
      <div className={classes.lados}>
        <EmptyState
          titulo="Todavía no se calcula"
          texto="Cuando termine el cálculo se ve aquí lo que pagaría, antes de pagarlo."
        />
        <Hitos corrida={corrida} />
      </div>
    );
  return (
    <div className={classes.partes}>
      <Totales corrida={corrida} />
      {corrida.advertencias.length > 0 && <Advertencias corrida={corrida} />}
      <div className={classes.lados}>
        <div className={classes.partes}>
          <Card titulo="Por producto y agencia">
            <PorProducto corrida={corrida} />
          </Card>
          <Card titulo="Cuántas cuentas reciben cuánto">
            <Distribucion distribucion={corrida.distribucion} />
          </Card>
        </div>
        <Hitos corrida={corrida} />
      </div>
    </div>
  );
}

function Totales({ corrida }: VistaDeCorridaProps) {
  const { cuentas, lineas, interes, isr, exacto, residuo } = corrida;
  const cifras = [
    ['Interés', enQuetzales(interes)],
    ['Retención de ISR', enQuetzales(isr)],
    ['Neto para los asociados', enQuetzales(interes - isr)],
    ['Cuentas que reciben', formatearEntero(lineas)],
    ['Cuentas vistas', formatearEntero(cuentas)],
  ] as const;
  const finas = [
    ['Interés exacto', `Q\u00a0${exactoEnQuetzales(exacto)}`],
    ['Residuo del redondeo', `Q\u00a0${exactoEnQuetzales(residuo)}`],
  ] as const;
  return (
    <dl className={classes.totales}>
      {cifras.map(([nombre, cifra]) => (
        <div key={nombre}>
          <dt>{nombre}</dt>
          <dd>{cifra}</dd>
        </div>
      ))}
      {finas.map(([nombre, cifra]) => (
        <div key={nombre} data-fina>
          <dt>{nombre}</dt>
          <dd>{cifra}</dd>
        </div>
      ))}
    </dl>
  );
}

function Advertencias({ corrida: { advertencias } }: VistaDeCorridaProps) {
  return (
    <FormNotice
      tono="aviso"
      texto={
        <ul className={classes.advertencias}>
          {advertencias.map(({ codigo, mensaje }) => (
            <li key={`${codigo} ${mensaje}`}>{conMontosEnteros(mensaje)}</li>
          ))}
        </ul>
      }
    />
  );
}

type Fila = VistaDeCorridaProps['corrida']['porProducto'][number];

function PorProducto({ corrida }: VistaDeCorridaProps) {
  const { porProducto, cuentas, lineas, interes, isr } = corrida;
  const columnas: readonly FiguresColumn<Fila>[] = [
    { titulo: 'Producto', celda: ({ producto, nombre }) => `${producto} ${nombre}`, total: 'Total' },
    { titulo: 'Agencia', clase: 'texto', celda: ({ agencia }) => agencia },
    { titulo: 'Vistas', celda: (fila) => formatearEntero(fila.cuentas), total: formatearEntero(cuentas) },
    { titulo: 'Reciben', celda: (fila) => formatearEntero(fila.lineas), total: formatearEntero(lineas) },
    { titulo: 'Interés (Q)', celda: (fila) => enMonto(fila.interes), total: enMonto(interes) },
    { titulo: 'ISR (Q)', celda: (fila) => enMonto(fila.isr), total: enMonto(isr) },
    { titulo: 'Neto (Q)', celda: (fila) => enMonto(fila.interes - fila.isr), total: enMonto(interes - isr) },
  ];
  return (
    <FiguresTable
      etiqueta="Por producto y agencia"
      columnas={columnas}
      filas={porProducto}
      clave={({ producto, agencia }) => `${producto} ${agencia}`}
    />
  );
}
