// What a rule looks for, in words.
import type { ReglaDeBanco } from '@cuadra/contract/contabilidad/bancos/reglas';
import type { Centavos } from '@cuadra/core/dinero';
import { formatearQuetzales } from '#ui/format/dinero.ts';

type Condiciones = Pick<ReglaDeBanco, 'texto' | 'signo'> & {
  readonly montoMinimo: Centavos | null;
  readonly montoMaximo: Centavos | null;
};

export function decirCondiciones({ texto, signo, montoMinimo, montoMaximo }: Condiciones): string {
  const partes = [
    `«${texto}»`,
    signo !== null && (signo === 'entrada' ? 'que entra' : 'que sale'),
    decirMontos(montoMinimo, montoMaximo),
  ];
  return partes.filter((parte) => parte !== false).join(', ');
}

function decirMontos(minimo: Centavos | null, maximo: Centavos | null): string | false {
  if (minimo !== null && minimo === maximo) return `de ${formatearQuetzales(minimo)}`;
  if (minimo !== null && maximo !== null)
    return `de ${formatearQuetzales(minimo)} a ${formatearQuetzales(maximo)}`;
  if (minimo !== null) return `desde ${formatearQuetzales(minimo)}`;
  return maximo !== null && `hasta ${formatearQuetzales(maximo)}`;
}
