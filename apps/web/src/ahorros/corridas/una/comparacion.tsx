// The run beside the one of the period before: by product and agencia, and the accounts that changed most.
import type { compararCorrida } from '@cuadra/contract/ahorros/corridas';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { enMonto, variacion } from '#ahorros/intereses/cifras.ts';
import { periodoEscrito } from '#ahorros/intereses/periodo-escrito.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Card } from '#ui/page/card.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { type FiguresColumn, FiguresTable } from '#ui/tables/figures-table.tsx';
import { consultas } from '../consultas.ts';
import classes from './corrida.module.css';
import type { VistaDeCorridaProps } from './vista-de-corrida.ts';

type Comparada = ResponseOf<typeof compararCorrida>;

export function Comparacion({ corrida }: VistaDeCorridaProps) {
  const consulta = useQuery(consultas.comparacion(corrida));
  return (
    <Loaded consulta={consulta} filas={8} etiqueta="Cargando la comparación">
      {(comparada) =>
        comparada.anterior === null ? (
          <EmptyState
            titulo="No hay con qué compararla"
            texto="Es la primera corrida de estos productos en estas agencias."
          />
        ) : (
          <div className={classes.partes}>
            <p className={classes.nota}>
              Con{' '}
              <Link to="/ahorros/corridas/$id" params={{ id: String(comparada.anterior.id) }}>
                {comparada.anterior.nombre}
              </Link>{' '}
              ({periodoEscrito(comparada.anterior)}).
            </p>
            <Card titulo="Por producto y agencia">
              <PorProducto filas={comparada.filas} />
            </Card>
            <Card titulo="Las cuentas que más cambiaron">
              <MayoresCambios id={corrida.id} cambios={comparada.mayoresCambios} />
            </Card>
          </div>
        )
      }
    </Loaded>
  );
}

type Fila = Comparada['filas'][number];

function PorProducto({ filas }: Pick<Comparada, 'filas'>) {
  const de = (cual: (fila: Fila) => number) => filas.reduce((suma, fila) => suma + cual(fila), 0);
  const [esta, antes] = [de(({ esta: { interes } }) => interes), de((fila) => fila.antes?.interes ?? 0)];
  const columnas: readonly FiguresColumn<Fila>[] = [
    {
      titulo: 'Producto',
      celda: ({ producto, nombre, agencia }) => `${producto} ${nombre}, agencia ${agencia}`,
      total: 'Total',
    },
    {
      titulo: 'Cuentas antes',
      celda: (fila) => (fila.antes === null ? '' : formatearEntero(fila.antes.cuentas)),
      total: formatearEntero(de((fila) => fila.antes?.cuentas ?? 0)),
    },
    {
      titulo: 'Cuentas',
      celda: (fila) => formatearEntero(fila.esta.cuentas),
      total: formatearEntero(de((fila) => fila.esta.cuentas)),
    },
    {
      titulo: 'Interés antes (Q)',
      celda: (fila) => (fila.antes === null ? '' : enMonto(fila.antes.interes)),
      total: enMonto(antes),
    },
    { titulo: 'Interés (Q)', celda: (fila) => enMonto(fila.esta.interes), total: enMonto(esta) },
    {
      titulo: 'Diferencia (Q)',
      celda: (fila) => enMonto(fila.esta.interes - (fila.antes?.interes ?? 0)),
      total: enMonto(esta - antes),
    },
    {
      titulo: 'Variación',
      celda: (fila) => variacion(fila.esta.interes, fila.antes?.interes ?? 0) ?? 'nueva',
      total: variacion(esta, antes) ?? '',
    },
  ];
  return (
    <FiguresTable
      etiqueta="Comparación por producto y agencia"
      columnas={columnas}
      filas={filas}
      clave={({ producto, agencia }) => `${producto} ${agencia}`}
    />
  );
}

type Cambio = Comparada['mayoresCambios'][number];

function MayoresCambios({ id, cambios }: { readonly id: number; readonly cambios: readonly Cambio[] }) {
  if (cambios.length === 0) return <p className={classes.nota}>Ninguna cuenta cambió.</p>;
  const columnas: readonly FiguresColumn<Cambio>[] = [
    {
      titulo: 'Cuenta',
      celda: ({ cuenta }) => (
        <Link
          to="/ahorros/corridas/$id"
          params={{ id: String(id) }}
          search={{ vista: 'lineas', texto: cuenta }}
        >
          {cuenta}
        </Link>
      ),
    },
    { titulo: 'Titular', clase: 'texto', celda: ({ titular }) => titular },
    { titulo: 'Antes (Q)', celda: ({ antes }) => enMonto(antes) },
    { titulo: 'Ahora (Q)', celda: ({ esta }) => enMonto(esta) },
    { titulo: 'Diferencia (Q)', celda: ({ esta, antes }) => enMonto(esta - antes) },
    { titulo: 'Variación', celda: ({ esta, antes }) => variacion(esta, antes) ?? 'nueva' },
  ];
  return (
    <FiguresTable
      etiqueta="Cuentas que más cambiaron"
      columnas={columnas}
      filas={cambios}
      clave={({ cuenta }) => cuenta}
    />
  );
}
