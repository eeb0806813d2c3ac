// What the desk comes to, in one line: both balances, what is left to explain, and what entered and left by each side.
import type { CifrasDeMesa } from '@cuadra/contract/contabilidad/bancos/mesa';
import { CheckCircleIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { loQueFalta } from '#contabilidad/bancos/inicio/en-palabras.ts';
import { formatearMonto, formatearQuetzales } from '#ui/format/dinero.ts';
import classes from './barra.module.css';

interface BarraProps {
  readonly cifras: CifrasDeMesa;
  /** What can be asked of the whole desk. */
  readonly children: ReactNode;
}

export function Barra({ cifras, children }: BarraProps) {
  const { saldoBanco, saldoLibros, porExplicar, sinExplicar, banco, libros } = cifras;
  return (
    <section className={classes.barra} aria-label="Cifras de la mesa">
      <dl className={classes.cifras}>
        <Cifra nombre="Saldo banco" nota={<Totales {...banco} />}>
          {formatearMonto(saldoBanco)}
        </Cifra>
        <Cifra nombre="Saldo libros" nota={<Totales {...libros} />}>
          {formatearMonto(saldoLibros)}
        </Cifra>
      </dl>
      <PorExplicar porExplicar={porExplicar} sinExplicar={sinExplicar} />
      <div className={classes.acciones}>{children}</div>
    </section>
  );
}

interface CifraProps {
  readonly nombre: string;
  readonly nota: ReactNode;
  readonly children: ReactNode;
}

const Cifra = ({ nombre, nota, children }: CifraProps) => (
  <div className={classes.cifra}>
    <dt>{nombre}</dt>
    <dd className={classes.monto}>{children}</dd>
    <dd className={classes.nota}>{nota}</dd>
  </div>
);

/** Those of the month. */
const Totales = ({ entradas, salidas }: CifrasDeMesa['banco']) => (
  <>
    <span title="Entradas del mes">+{formatearMonto(entradas)}</span>{' '}
    <span title="Salidas del mes">−{formatearMonto(salidas)}</span>
  </>
);

/** Told aloud whenever it changes: it is what the work is for. */
function PorExplicar({ porExplicar, sinExplicar }: Pick<CifrasDeMesa, 'porExplicar' | 'sinExplicar'>) {
  const listo = sinExplicar.banco + sinExplicar.libros === 0;
  return (
    <div className={classes.porExplicar} data-listo={listo || undefined} role="status">
      {listo ? (
        <>
          <CheckCircleIcon width={18} height={18} aria-hidden="true" />
          <span>Todo está explicado</span>
        </>
      ) : (
        <>
          <span>
            <span className={classes.rotulo}>Diferencia por explicar</span>{' '}
            <strong className={classes.diferencia}>{formatearQuetzales(porExplicar)}</strong>
          </span>
          <span className={classes.rotulo}>{loQueFalta(sinExplicar)}</span>
        </>
      )}
    </div>
  );
}
