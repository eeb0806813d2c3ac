// Each account of a header or of a range, and what it brought, moved and is left with.
import { useState } from 'react';
import { PlainLink } from '#ui/page/plain-link.tsx';
import type { Busqueda } from '../busqueda.ts';
import { enlaceDeCuenta } from '../enlaces.ts';
import { contar } from '../nombres.ts';
import type { Resumen } from '../use-movimientos.ts';
import { SaldosPorCuenta } from './saldos-por-cuenta.tsx';
import classes from './tabla-de-cuentas.module.css';

interface TablaDeCuentasProps {
  readonly resumen: Resumen;
  readonly busqueda: Busqueda;
}

export function TablaDeCuentas({ resumen, busqueda }: TablaDeCuentasProps) {
  const [abierta, setAbierta] = useState(false);
  return (
    <details className={classes.cuentas} onToggle={({ currentTarget }) => setAbierta(currentTarget.open)}>
      <summary>Ver {contar(resumen.cuentas.length, 'cuenta', 'cuentas')} con sus saldos</summary>
      {abierta && (
        <SaldosPorCuenta
          etiqueta="Saldos por cuenta"
          resumen={resumen}
          nombrar={({ idCuenta, nombreCuenta }) => (
            <PlainLink to={enlaceDeCuenta(idCuenta, busqueda)}>
              <span className={classes.codigo}>{idCuenta}</span> {nombreCuenta}
            </PlainLink>
          )}
        />
      )}
    </details>
  );
}
