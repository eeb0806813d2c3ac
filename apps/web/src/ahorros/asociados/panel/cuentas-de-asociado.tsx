// The accounts of an asociado, each a link to its own page, and what they add up to.
import type { AsociadoEntero } from '@cuadra/contract/ahorros/asociados';
import type { CuentaEnLista } from '@cuadra/contract/ahorros/cuentas';
import { queryString } from '@cuadra/contract/endpoint';
import { centavos } from '@cuadra/core/dinero';
import { useId } from 'react';
import { EstadoDeCuentaVisto } from '#ahorros/marcas/estado-de-cuenta.tsx';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { PlainLink } from '#ui/page/plain-link.tsx';
import classes from './panel.module.css';

export function CuentasDeAsociado({ asociado }: { readonly asociado: AsociadoEntero }) {
  const { cuentas, totales } = asociado;
  const titulo = useId();
  return (
    <section className={classes.cuentas} aria-labelledby={titulo}>
      <h3 id={titulo} className={classes.subtitulo}>
        Cuentas de ahorro
      </h3>
      {cuentas.length === 0 ? (
        <p className={classes.nota}>No tiene cuentas en sus agencias.</p>
      ) : (
        <>
          <ul className={classes.lista}>
            {cuentas.map((cuenta) => (
              <li key={cuenta.id}>
                <Cuenta cuenta={cuenta} />
              </li>
            ))}
          </ul>
          <p className={classes.total}>
            <span>
              {totales.abiertas === 1 ? '1 cuenta abierta' : `${totales.abiertas} cuentas abiertas`}
            </span>
            <span>{formatearQuetzales(centavos(totales.saldo))}</span>
          </p>
        </>
      )}
    </section>
  );
}

function Cuenta({ cuenta: { id, numero, producto, estado, saldo } }: { readonly cuenta: CuentaEnLista }) {
  return (
    <PlainLink to={`/ahorros/cuentas${queryString({ cuenta: id })}`} className={classes.cuenta}>
      <span className={classes.numero}>{numero}</span>
      <span className={classes.saldo}>{formatearQuetzales(centavos(saldo))}</span>
      <span className={classes.producto}>{producto.nombre}</span>
      <span className={classes.estado}>
        <EstadoDeCuentaVisto estado={estado} />
      </span>
    </PlainLink>
  );
}
