// Figures that should be equal, and how far apart they are.
import type { Centavos } from '@cuadra/core/dinero';
import { formatearMonto } from '#ui/format/dinero.ts';
import { Fact, Facts } from '#ui/layout/facts.tsx';
import { Text } from '#ui/text/text.tsx';

interface DiferenciaProps {
  readonly partes: readonly (readonly [nombre: string, monto: Centavos])[];
  readonly diferencia: Centavos;
}

export function Diferencia({ partes, diferencia }: DiferenciaProps) {
  const comoVa = { tone: diferencia === 0 ? 'success' : 'error', weight: 'bold' } as const;
  return (
    <Facts layout="inline" pad="none xl">
      {partes.map(([nombre, monto]) => (
        <Fact key={nombre} label={nombre} figures unbroken>
          {formatearMonto(monto)}
        </Fact>
      ))}
      <Fact
        label={
          <Text as="span" {...comoVa}>
            {diferencia === 0 ? 'Cuadra' : 'Diferencia'}
          </Text>
        }
        figures
        unbroken
        {...comoVa}
      >
        {formatearMonto(diferencia)}
      </Fact>
    </Facts>
  );
}
