// The lines with their totals. Those of a very long partida come by parts, so that it opens as quickly as a short one.
import type { PartidaCompleta } from '@cuadra/contract/contabilidad/partidas';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatearEntero } from '#ui/format/dinero.ts';
import { DataTable } from '#ui/tables/data-table.tsx';
import classes from './lineas-de-partida.module.css';
import panel from './panel-de-partida.module.css';

const POR_PARTE = 100;

export function LineasDePartida({ partida: { lineas, debe, haber } }: { readonly partida: PartidaCompleta }) {
  const [hasta, setHasta] = useState(POR_PARTE);
  if (lineas.length === 0) return <p className={panel.nada}>Todavía no tiene líneas.</p>;
  const faltan = lineas.length - hasta;
  return (
    <>
      <DataTable
        label="Líneas"
        density="compact"
        narrow="keep"
        rows={lineas.slice(0, hasta)}
        rowKey={({ n }) => String(n)}
        columns={[
          { title: 'Cuenta', cell: (linea) => <Cuenta linea={linea} />, total: 'Total' },
          { title: 'Debe', kind: 'amount', cell: (linea) => linea.debe, total: debe },
          { title: 'Haber', kind: 'amount', cell: (linea) => linea.haber, total: haber },
        ]}
      />
      {faltan > 0 && (
        <Button variant="default" size="xs" mt="xs" onClick={() => setHasta(hasta * 4)}>
          Ver más líneas ({formatearEntero(faltan)})
        </Button>
      )}
    </>
  );
}

function Cuenta({ linea }: { readonly linea: PartidaCompleta['lineas'][number] }) {
  const { idCuenta, nombreCuenta, haber, concepto, documento } = linea;
  return (
    <div className={classes.cuenta} data-abono={haber > 0 || undefined}>
      <span className={classes.codigo}>{idCuenta || 'Sin cuenta'}</span> {nombreCuenta}
      {(concepto !== null || documento !== null) && (
        <span className={classes.nota}>{[concepto, documento].filter(Boolean).join(' · ')}</span>
      )}
    </div>
  );
}
