// What a partida does to each account: its balance before, what it moves, and the one it leaves, in the account's own sign.
import type { EfectoEnCuenta } from '@cuadra/contract/contabilidad/borradores/efecto';
import { ExclamationTriangleIcon } from '@heroicons/react/24/outline';
import { formatearSaldo } from '#ui/format/dinero.ts';
import classes from './tabla-de-efecto.module.css';

/** More are rarely read one by one; the first ones are the first lines. */
const CUENTAS_MAX = 100;

export function TablaDeEfecto({ cuentas }: { readonly cuentas: readonly EfectoEnCuenta[] }) {
  const sobran = cuentas.length - CUENTAS_MAX;
  return (
    <div className={classes.marco}>
      <table className={classes.tabla} aria-label="Efecto en los saldos">
        <thead>
          <tr>
            <th scope="col">Cuenta</th>
            <th scope="col">Antes</th>
            <th scope="col">Debe</th>
            <th scope="col">Haber</th>
            <th scope="col">Después</th>
          </tr>
        </thead>
        <tbody>
          {cuentas.slice(0, CUENTAS_MAX).map((cuenta) => (
            <FilaDeEfecto key={cuenta.idCuenta} {...cuenta} />
          ))}
        </tbody>
      </table>
      {sobran > 0 && (
        <p className={classes.resto}>{sobran === 1 ? 'Y 1 cuenta más.' : `Y ${sobran} cuentas más.`}</p>
      )}
    </div>
  );
}

function FilaDeEfecto(cuenta: EfectoEnCuenta) {
  const { idCuenta, nombreCuenta, antes, debe, haber, despues, contrarioDespues } = cuenta;
  return (
    <tr>
      <th scope="row">
        <span className={classes.codigo}>{idCuenta}</span> {nombreCuenta}
      </th>
      <td data-titulo="Antes">{formatearSaldo(antes)}</td>
      <td data-titulo="Debe">{formatearSaldo(debe)}</td>
      <td data-titulo="Haber">{formatearSaldo(haber)}</td>
      <td data-titulo="Después" className={classes.despues} data-contrario={contrarioDespues || undefined}>
        {contrarioDespues && (
          <ExclamationTriangleIcon
            className={classes.icono}
            role="img"
            aria-label="Contrario a su naturaleza:"
          />
        )}
        {formatearSaldo(despues)}
      </td>
    </tr>
  );
}
