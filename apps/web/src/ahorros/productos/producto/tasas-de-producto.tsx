// The rate tables of a product by the day they begin.
import type { ProductoDeAhorro, TablaDeTasas } from '@cuadra/contract/ahorros/productos';
import { descartarTasas } from '@cuadra/contract/ahorros/tasas';
import type { ClaseDeProducto } from '@cuadra/core/ahorros/producto';
import { nombresDeModoDeTabla } from '@cuadra/core/interes/tasas';
import { Button } from '@mantine/core';
import { decirTasa } from '#ahorros/marcas/tasa.ts';
import { call } from '#platform/api.ts';
import { formatearMonto } from '#ui/format/dinero.ts';
import { Card } from '#ui/page/card.tsx';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import classes from './producto.module.css';
import { Vigencias } from './vigencias.tsx';

interface TasasDeProductoProps {
  readonly producto: ProductoDeAhorro;
  /** Opens a draft, or what is to be written. */
  readonly onEscribir: ((borrador: TablaDeTasas | undefined) => void) | undefined;
  readonly onPublicar: (regla: TablaDeTasas) => void;
}

export function TasasDeProducto({ producto, onEscribir, onPublicar }: TasasDeProductoProps) {
  const { id, clase, tablas } = producto;
  return (
    <Card
      titulo="Tasas"
      accion={
        onEscribir !== undefined && (
          <Button size="compact-sm" variant="default" onClick={() => onEscribir(undefined)}>
            {tablas.length === 0 ? 'Escribir las tasas' : 'Cambiar las tasas'}
          </Button>
        )
      }
    >
      {tablas.length === 0 && <p className={classes.vacio}>Todavía no se escriben.</p>}
      <Vigencias
        reglas={tablas}
        descartar={({ id: regla, version }) =>
          call(descartarTasas, { params: { id, regla }, query: { version } })
        }
        onEscribir={onEscribir}
        onPublicar={onPublicar}
        decir={(tabla) => <Tabla clase={clase} tabla={tabla} />}
      />
    </Card>
  );
}

function Tabla({
  clase,
  tabla: { modo, tramos, desde },
}: {
  readonly clase: ClaseDeProducto;
  readonly tabla: TablaDeTasas;
}) {
  return (
    <>
      <p className={classes.resumen}>{nombresDeModoDeTabla[modo]}.</p>
      {tramos.length > 0 && (
        <DataTable
          label={`Tasas desde el ${desde.split('-').reverse().join('/')}`}
          density="compact"
          narrow="scroll"
          rows={tramos}
          rowKey={({ montoDesde, plazoDesde }) => `${montoDesde} ${plazoDesde}`}
          columns={[
            { title: 'Desde (Q)', kind: 'number', cell: ({ montoDesde }) => formatearMonto(montoDesde) },
            {
              title: 'Menos de (Q)',
              kind: 'number',
              cell: ({ montoHasta }) => (montoHasta === null ? 'En adelante' : formatearMonto(montoHasta)),
            },
            ...(clase === 'plazo' ? [PLAZO] : []),
            { title: 'Tasa anual', kind: 'number', cell: ({ ppm }) => decirTasa(ppm) },
          ]}
        />
      )}
    </>
  );
}

const PLAZO: Column<TablaDeTasas['tramos'][number]> = {
  title: 'Plazo (días)',
  kind: 'number',
  cell: ({ plazoDesde, plazoHasta }) => decirDias(plazoDesde, plazoHasta),
};

function decirDias(desde: number, hasta: number | null): string {
  if (hasta === null) return desde === 0 ? 'Todos' : `${desde} o más`;
  return hasta === desde + 1 ? String(desde) : `${desde} a ${hasta - 1}`;
}
