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
  const conPlazo = clase === 'plazo';
  return (
    <>
      <p className={classes.resumen}>{nombresDeModoDeTabla[modo]}.</p>
      {tramos.length > 0 && (
        <div className={classes.desliza}>
          <table
            className={classes.tramos}
            aria-label={`Tasas desde el ${desde.split('-').reverse().join('/')}`}
          >
            <thead>
              <tr>
                <th scope="col">Desde (Q)</th>
                <th scope="col">Menos de (Q)</th>
                {conPlazo && <th scope="col">Plazo (días)</th>}
                <th scope="col">Tasa anual</th>
              </tr>
            </thead>
            <tbody>
              {tramos.map(({ montoDesde, montoHasta, plazoDesde, plazoHasta, ppm }) => (
                <tr key={`${montoDesde} ${plazoDesde}`}>
                  <td>{formatearMonto(montoDesde)}</td>
                  <td>{montoHasta === null ? 'En adelante' : formatearMonto(montoHasta)}</td>
                  {conPlazo && <td>{decirDias(plazoDesde, plazoHasta)}</td>}
                  <td>{decirTasa(ppm)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

function decirDias(desde: number, hasta: number | null): string {
  if (hasta === null) return desde === 0 ? 'Todos' : `${desde} o más`;
  return hasta === desde + 1 ? String(desde) : `${desde} a ${hasta - 1}`;
}
