// How a jornada stands and how far it is off, as they are drawn wherever they are told.
import { type EstadoDeJornada, nombresDeEstadoDeJornada } from '@cuadra/core/cajas/jornada';
import type { Centavos } from '@cuadra/core/dinero';
import { ExclamationTriangleIcon } from '@heroicons/react/16/solid';
import type { ComponentProps } from 'react';
import { StateMark } from '#ui/marks/state-mark.tsx';
import { Text } from '#ui/text/text.tsx';
import {
  decirDiferencia,
  escribirDiferencia,
  type TonoDeDiferencia,
  tonoDeDiferencia,
} from './diferencia.ts';

interface CifraDeDiferenciaProps {
  readonly diferencia: Centavos;
  /** What is out of place, where it is known apart from the difference. */
  readonly descuadre?: Centavos | null;
  readonly excede: boolean;
}

/** In a column or in a sentence, with its sign and, beyond the tolerance, a mark that says so. */
export function CifraDeDiferencia({ diferencia, descuadre, excede }: CifraDeDiferenciaProps) {
  const fuera = descuadre ?? diferencia;
  const palabras = decirDiferencia(diferencia, fuera);
  const look = miradas[tonoDeDiferencia(fuera, excede)];
  if (excede)
    return (
      <StateMark
        icon={ExclamationTriangleIcon}
        figures
        title={`${palabras}: pasa de la tolerancia`}
        {...look}
      >
        {escribirDiferencia(diferencia)}
      </StateMark>
    );
  return (
    <Text as="span" figures unbroken title={palabras} {...look}>
      {escribirDiferencia(diferencia)}
    </Text>
  );
}

type Mirada = Pick<ComponentProps<typeof StateMark>, 'tone' | 'weight'>;

const miradas: Readonly<Record<TonoDeDiferencia, Mirada>> = {
  exacta: { tone: 'success' },
  'por-ver': { tone: 'warning', weight: 'medium' },
  grave: { tone: 'error', weight: 'bold' },
};

/** A caja that nobody opened that day has a ring; what was counted and not closed, half a dot. */
export function EstadoVisto({ estado }: { readonly estado: EstadoDeJornada | null }) {
  return <StateMark {...estados[estado ?? 'sin-abrir']}>{nombreDelEstado(estado)}</StateMark>;
}

export const nombreDelEstado = (estado: EstadoDeJornada | null): string =>
  estado === null ? 'Sin abrir' : nombresDeEstadoDeJornada[estado];

type Marca = Pick<ComponentProps<typeof StateMark>, 'mark' | 'markTone' | 'tone'>;

const estados: Readonly<Record<EstadoDeJornada | 'sin-abrir', Marca>> = {
  'sin-abrir': { mark: 'ring', tone: 'muted' },
  abierta: { mark: 'full', markTone: 'muted' },
  contada: { mark: 'half', markTone: 'muted' },
  cerrada: { mark: 'full', markTone: 'warning' },
  observada: { mark: 'full', tone: 'error' },
  revisada: { mark: 'full', markTone: 'success' },
};
