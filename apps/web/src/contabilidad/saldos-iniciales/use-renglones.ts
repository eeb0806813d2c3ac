// The rows of opening balances as they are being written: there is always one to write in.
import type { Apertura } from '@cuadra/contract/contabilidad/saldos-iniciales/saldos-iniciales';
import type { Centavos } from '@cuadra/core/dinero';
import { useRef, useState } from 'react';

export interface Renglon {
  readonly clave: number;
  readonly cuenta: string;
  readonly debe: Centavos | undefined;
  readonly haber: Centavos | undefined;
}

export function useRenglones(apertura: Apertura) {
  const serie = useRef(0);
  const nuevo = (): Renglon => ({ clave: ++serie.current, cuenta: '', debe: undefined, haber: undefined });
  const enRenglones = ({ lineas }: Apertura): readonly Renglon[] => [
    ...lineas.map(({ cuenta, debe, haber }) => ({ ...nuevo(), cuenta, ...escritos(debe, haber) })),
    nuevo(),
  ];
  const [renglones, setRenglones] = useState(() => enRenglones(apertura));
  return {
    renglones,
    cambiar(clave: number, cambio: Partial<Renglon>) {
      setRenglones((antes) =>
        conUnoLibre(
          antes.map((uno) => (uno.clave === clave ? { ...uno, ...cambio } : uno)),
          nuevo,
        ),
      );
    },
    quitar(clave: number) {
      setRenglones((antes) =>
        conUnoLibre(
          antes.filter((uno) => uno.clave !== clave),
          nuevo,
        ),
      );
    },
    reponer(nueva: Apertura) {
      setRenglones(enRenglones(nueva));
    },
  };
}

const escritos = (debe: Centavos, haber: Centavos) => ({
  debe: debe === 0 ? undefined : debe,
  haber: haber === 0 ? undefined : haber,
});

export const diceAlgo = ({ cuenta, debe, haber }: Renglon): boolean =>
  cuenta.trim() !== '' || debe !== undefined || haber !== undefined;

function conUnoLibre(renglones: readonly Renglon[], nuevo: () => Renglon): readonly Renglon[] {
  const ultimo = renglones.at(-1);
  return ultimo === undefined || diceAlgo(ultimo) ? [...renglones, nuevo()] : renglones;
}
