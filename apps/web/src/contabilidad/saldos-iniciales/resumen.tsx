// Whether it is a balance: assets, liabilities and capital, and the difference that is left.
import type { Apertura } from '@cuadra/contract/contabilidad/saldos-iniciales/saldos-iniciales';
import type { Centavos } from '@cuadra/core/dinero';
import { formatearSaldo } from '#ui/format/dinero.ts';
import classes from './saldos-iniciales.module.css';

export function Resumen({ resumen }: { readonly resumen: Apertura['resumen'] }) {
  const { activo, pasivo, capital, resultado, orden, debe, haber, diferencia } = resumen;
  const cifras: readonly (readonly [string, Centavos])[] = [
    ['Activo', activo],
    ['Pasivo', pasivo],
    ['Capital', capital],
    ...(resultado === 0 ? [] : [['Resultado del año', resultado] as const]),
    ...(orden === 0 ? [] : [['Cuentas de orden', orden] as const]),
    ['Debe', debe],
    ['Haber', haber],
  ];
  return (
    <dl className={classes.resumen} aria-label="Resumen, en quetzales" aria-live="polite">
      {cifras.map(([nombre, monto]) => (
        <div key={nombre}>
          <dt>{nombre}</dt>
          <dd className="cifras">{formatearSaldo(monto)}</dd>
        </div>
      ))}
      <div data-cuadra={diferencia === 0}>
        <dt>{diferencia === 0 ? 'Cuadra' : 'Diferencia'}</dt>
        <dd className="cifras">{formatearSaldo(diferencia)}</dd>
      </div>
    </dl>
  );
}
