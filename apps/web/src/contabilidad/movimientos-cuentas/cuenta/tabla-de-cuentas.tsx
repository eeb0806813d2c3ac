// Each account of a header or of a range, and what it brought, moved and is left with.
import { useState } from 'react';
import { AmountsTable } from '../../../ui/amounts-table.tsx';
import { PlainLink } from '../../../ui/plain-link.tsx';
import type { Busqueda } from '../busqueda.ts';
import { enlaceDeCuenta } from '../enlaces.ts';
import { contar } from '../nombres.ts';
import type { Resumen } from '../use-movimientos.ts';
import classes from './tabla-de-cuentas.module.css';

interface TablaDeCuentasProps {
  readonly resumen: Resumen;
  readonly busqueda: Busqueda;
}

export function TablaDeCuentas({ resumen: { cuentas, total }, busqueda }: TablaDeCuentasProps) {
  const [abierta, setAbierta] = useState(false);
  const filas = cuentas.map(({ idCuenta, nombreCuenta, saldoInicial, debe, haber, saldoFinal }) => ({
    clave: idCuenta,
    nombre: (
      <PlainLink to={enlaceDeCuenta(idCuenta, busqueda)}>
        <span className={classes.codigo}>{idCuenta}</span> {nombreCuenta}
      </PlainLink>
    ),
    montos: [saldoInicial, debe, haber, saldoFinal],
  }));
  const suma = (lado: 'debe' | 'haber') => cuentas.reduce((acumulado, cuenta) => acumulado + cuenta[lado], 0);
  return (
    <details className={classes.cuentas} onToggle={({ currentTarget }) => setAbierta(currentTarget.open)}>
      <summary>Ver {contar(cuentas.length, 'cuenta', 'cuentas')} con sus saldos</summary>
      {abierta && (
        <AmountsTable
          etiqueta="Saldos por cuenta"
          nombre="Cuenta"
          columnas={['Saldo inicial (Q)', 'Debe (Q)', 'Haber (Q)', 'Saldo final (Q)']}
          filas={filas}
          total={
            total === null
              ? [null, suma('debe'), suma('haber'), null]
              : [total.saldoInicial, total.debe, total.haber, total.saldoFinal]
          }
        />
      )}
    </details>
  );
}
