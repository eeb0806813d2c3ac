// Whether it is a balance: assets, liabilities and capital, and the difference that is left.
import type { Apertura } from '@cuadra/contract/contabilidad/saldos-iniciales/saldos-iniciales';
import type { Centavos } from '@cuadra/core/dinero';
import { formatearSaldo } from '#ui/format/dinero.ts';
import { Fact, Facts } from '#ui/layout/facts.tsx';
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
    <Facts
      layout="inline"
      label="Resumen, en quetzales"
      live
      surface="card"
      pad="md lg"
      className={classes.resumen}
    >
      {cifras.map(([nombre, monto]) => (
        <Fact key={nombre} label={nombre} weight="medium" figures>
          {formatearSaldo(monto)}
        </Fact>
      ))}
      <Fact
        label={diferencia === 0 ? 'Cuadra' : 'Diferencia'}
        tone={diferencia === 0 ? 'success' : 'warning'}
        weight="medium"
        figures
      >
        {formatearSaldo(diferencia)}
      </Fact>
    </Facts>
  );
}
