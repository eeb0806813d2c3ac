// Whose movements these are, under which headers, and what they brought, moved and are left with.
import type { Cuenta } from '@cuadra/contract/contabilidad/catalogo';
import { ChevronRightIcon } from '@heroicons/react/16/solid';
import type { ReactNode } from 'react';
import { formatearSaldo } from '../../../ui/format/money.ts';
import { diaAnterior } from '../../../ui/format/ranges.ts';
import { PlainLink } from '../../../ui/plain-link.tsx';
import { type Busqueda, rangoDe } from '../busqueda.ts';
import { enlaceDeBusqueda, enlaceDeCuenta } from '../enlaces.ts';
import { contar } from '../nombres.ts';
import type { Resumen } from '../use-movimientos.ts';
import { ancestrosDe } from './ancestros.ts';
import classes from './encabezado-de-cuentas.module.css';

interface EncabezadoDeCuentasProps {
  readonly resumen: Resumen;
  readonly busqueda: Busqueda;
  readonly catalogo: readonly Cuenta[];
}

export function EncabezadoDeCuentas({ resumen, busqueda, catalogo }: EncabezadoDeCuentasProps) {
  const { total, cuentas } = resumen;
  return (
    <header className={classes.encabezado}>
      <div className={classes.textos}>
        {total === null ? (
          <h2 className={classes.titulo}>
            Cuentas de la {busqueda.desdeCuenta} a la {busqueda.hastaCuenta}
          </h2>
        ) : (
          <>
            <Camino idCuenta={total.idCuenta} busqueda={busqueda} catalogo={catalogo} />
            <h2 className={classes.titulo}>
              <span className={classes.codigo}>{total.idCuenta}</span> {total.nombreCuenta}
            </h2>
          </>
        )}
        <p className={classes.nota}>
          {total !== null && `Naturaleza ${total.naturaleza}. `}
          {total?.tipoCuenta !== 'D' &&
            `${contar(cuentas.length, 'cuenta', 'cuentas')} con saldo o movimiento.`}
        </p>
      </div>
      <Cifras resumen={resumen} busqueda={busqueda} />
    </header>
  );
}

interface CaminoProps extends Pick<EncabezadoDeCuentasProps, 'busqueda' | 'catalogo'> {
  readonly idCuenta: string;
}

/** The headers it is under, from the widest; each leads to all that is under it. */
function Camino({ idCuenta, busqueda, catalogo }: CaminoProps) {
  const ancestros = ancestrosDe(idCuenta, catalogo);
  if (ancestros.length === 0) return null;
  return (
    <nav aria-label="Cuentas de mayor">
      <ol className={classes.camino}>
        {ancestros.map(({ idCuenta: suyo, nombreCuenta }) => (
          <li key={suyo}>
            <PlainLink to={enlaceDeCuenta(suyo, busqueda)} title={`${suyo} ${nombreCuenta}`}>
              {nombreCuenta}
            </PlainLink>
            <ChevronRightIcon aria-hidden="true" />
          </li>
        ))}
      </ol>
    </nav>
  );
}

const PRIMER_DIA = '2000-01-01';

function Cifras({ resumen: { total, cuentas }, busqueda }: Omit<EncabezadoDeCuentasProps, 'catalogo'>) {
  const suma = (lado: 'debe' | 'haber') => cuentas.reduce((acumulado, cuenta) => acumulado + cuenta[lado], 0);
  const antes = { ...busqueda, desde: PRIMER_DIA, hasta: diaAnterior(rangoDe(busqueda).desde) };
  return (
    <dl className={classes.cifras}>
      {total !== null && (
        <Cifra nombre="Saldo inicial" centavos={total.saldoInicial}>
          <PlainLink to={enlaceDeBusqueda(antes)} title="Ver los movimientos anteriores">
            {formatearSaldo(total.saldoInicial)}
          </PlainLink>
        </Cifra>
      )}
      <Cifra nombre="Debe" centavos={total?.debe ?? suma('debe')} />
      <Cifra nombre="Haber" centavos={total?.haber ?? suma('haber')} />
      {total !== null && <Cifra nombre="Saldo final" centavos={total.saldoFinal} destacada />}
    </dl>
  );
}

interface CifraProps {
  readonly nombre: string;
  readonly centavos: number;
  readonly destacada?: boolean;
  /** Instead of the bare figure. */
  readonly children?: ReactNode;
}

function Cifra({ nombre, centavos, destacada = false, children }: CifraProps) {
  return (
    <div className={classes.cifra} data-destacada={destacada || undefined}>
      <dt>{nombre} (Q)</dt>
      <dd data-contrario={centavos < 0 || undefined}>{children ?? formatearSaldo(centavos)}</dd>
    </div>
  );
}
