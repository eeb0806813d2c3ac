// The lines with their totals. Those of a very long partida come by parts, so that it opens as quickly as a short one.
import type { PartidaCompleta } from '@cuadra/contract/contabilidad/partidas';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatearEntero } from '#ui/format/dinero.ts';
import { CeldasDeMontos, TablaDeLineas } from '../tabla-de-lineas.tsx';
import classes from './lineas-de-partida.module.css';
import panel from './panel-de-partida.module.css';

const POR_PARTE = 100;

export function LineasDePartida({ partida: { lineas, debe, haber } }: { readonly partida: PartidaCompleta }) {
  const [hasta, setHasta] = useState(POR_PARTE);
  if (lineas.length === 0) return <p className={panel.nada}>Todavía no tiene líneas.</p>;
  const faltan = lineas.length - hasta;
  return (
    <>
      <TablaDeLineas etiqueta="Líneas" className={classes.tabla} total={{ nombre: 'Total', debe, haber }}>
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
              <CeldasDeMontos debe={cargo} haber={abono} />
            </tr>
          ))}
      </TablaDeLineas>
      {faltan > 0 && (
        <Button variant="default" size="xs" mt="xs" onClick={() => setHasta(hasta * 4)}>
          Ver más líneas ({formatearEntero(faltan)})
        </Button>
      )}
    </>
  );
}
