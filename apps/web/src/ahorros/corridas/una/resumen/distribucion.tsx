// How many accounts are paid how much, as bars with their figures: what is odd is seen before it is paid.
import type { Corrida } from '@cuadra/contract/ahorros/corridas';
import type { CSSProperties } from 'react';
import { enMonto, enQuetzales } from '#ahorros/intereses/cifras.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import classes from './distribucion.module.css';

type Franja = Corrida['distribucion'][number];

export function Distribucion({ distribucion }: Pick<Corrida, 'distribucion'>) {
  const mayor = Math.max(1, ...distribucion.map(({ cuentas }) => cuentas));
  if (distribucion.length === 0) return <p className={classes.nada}>Ninguna cuenta recibe intereses.</p>;
  return (
    <div className={classes.marco}>
      <table className={classes.tabla} aria-label="Cuántas cuentas reciben cuánto">
        <thead>
          <tr>
            <th scope="col">Interés de la cuenta</th>
            <td />
            <th scope="col">Cuentas</th>
            <th scope="col">Interés (Q)</th>
          </tr>
        </thead>
        <tbody>
          {distribucion.map((franja) => (
            <tr key={franja.desde}>
              <th scope="row">{nombreDeFranja(franja)}</th>
              <td className={classes.lienzo} aria-hidden="true">
                <span className={classes.barra} style={anchoDe(franja.cuentas / mayor)} />
              </td>
              <td>{formatearEntero(franja.cuentas)}</td>
              <td>{enMonto(franja.interes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const anchoDe = (parte: number): CSSProperties => ({ width: `${(parte * 100).toFixed(2)}%` });

function nombreDeFranja({ desde, hasta }: Franja): string {
  if (hasta === null) return `${enQuetzales(desde)} o más`;
  return `${enQuetzales(desde)} a ${enMonto(hasta - 1)}`;
}
