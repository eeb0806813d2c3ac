// The lines with their totals. Those of a very long partida come by parts, so that it opens as quickly as a short one.
import type { PartidaCompleta } from '@cuadra/contract/contabilidad/partidas';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatearEntero, formatearSaldo } from '../../../ui/format/money.ts';
import classes from './lineas-de-partida.module.css';
import panel from './panel-de-partida.module.css';

const POR_PARTE = 100;

export function LineasDePartida({ partida: { lineas, debe, haber } }: { readonly partida: PartidaCompleta }) {
  const [hasta, setHasta] = useState(POR_PARTE);
  if (lineas.length === 0) return <p className={panel.nada}>Todavía no tiene líneas.</p>;
  const faltan = lineas.length - hasta;
  return (
    <>
      <table className={classes.tabla} aria-label="Líneas">
        <thead>
          <tr>
            <th scope="col">Cuenta</th>
            <th scope="col" className={classes.monto}>
              Debe
            </th>
            <th scope="col" className={classes.monto}>
              Haber
            </th>
          </tr>
        </thead>
        <tbody>
          {lineas
            .slice(0, hasta)
            .map(({ n, idCuenta, nombreCuenta, debe: cargo, haber: abono, concepto, documento }) => (
              <tr key={n}>
                <td className={classes.cuenta} data-abono={abono > 0 || undefined}>
                  <span className={classes.codigo}>{idCuenta || 'Sin cuenta'}</span> {nombreCuenta}
                  {(concepto !== null || documento !== null) && (
                    <span className={classes.nota}>{[concepto, documento].filter(Boolean).join(' · ')}</span>
                  )}
                </td>
                <td className={classes.monto}>{formatearSaldo(cargo)}</td>
                <td className={classes.monto}>{formatearSaldo(abono)}</td>
              </tr>
            ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td className={classes.monto}>{formatearSaldo(debe)}</td>
            <td className={classes.monto}>{formatearSaldo(haber)}</td>
          </tr>
        </tfoot>
      </table>
      {faltan > 0 && (
        <Button variant="default" size="xs" mt="xs" onClick={() => setHasta(hasta * 4)}>
          Ver más líneas ({formatearEntero(faltan)})
        </Button>
      )}
    </>
  );
}
