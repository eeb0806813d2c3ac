// What is being written, its day and its rows, and what becomes of it: saved by itself, or replaced by what somebody else wrote.
import type { Apertura } from '@cuadra/contract/contabilidad/saldos-iniciales/saldos-iniciales';
import { CERO } from '@cuadra/core/dinero';
import { useEffect, useEffectEvent, useState } from 'react';
import { useGuardado } from './use-guardado.ts';
import { diceAlgo, type Renglon, useRenglones } from './use-renglones.ts';

export function useEscritura(apertura: Apertura) {
  const { renglones, cambiar, quitar, reponer } = useRenglones(apertura);
  const [fecha, setFecha] = useState(apertura.fecha);
  const { guardada, estado, fallo, guardar, tocar, recibir, esOtra } = useGuardado(apertura, () => ({
    fecha,
    lineas: renglones.filter(diceAlgo).map(enLinea),
  }));

  // What somebody else wrote, or a sheet that was brought, while nothing here was left to save.
  const adoptar = useEffectEvent((nueva: Apertura) => {
    if (!esOtra(nueva)) return;
    recibir(nueva);
    setFecha(nueva.fecha);
    reponer(nueva);
  });
  useEffect(() => {
    if (estado === 'guardado') adoptar(apertura);
  }, [apertura, estado]);

  return {
    renglones,
    fecha,
    guardada,
    estado,
    fallo,
    guardar,
    cambiar(clave: number, cambio: Partial<Renglon>) {
      tocar();
      cambiar(clave, cambio);
    },
    quitar(clave: number) {
      tocar();
      quitar(clave);
    },
    ponerFecha(nueva: string) {
      tocar();
      setFecha(nueva);
    },
  };
}

const enLinea = ({ cuenta, debe = CERO, haber = CERO }: Renglon) => ({ cuenta: cuenta.trim(), debe, haber });
