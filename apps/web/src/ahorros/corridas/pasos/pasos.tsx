// What can be done with a run now, each button naming what it does; and what is not this person's to do, with the reason.
import type { Corrida } from '@cuadra/contract/ahorros/corridas';
import type { PasoDeCorrida } from '@cuadra/core/ahorros/corrida';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { textosDe } from './consecuencias.ts';
import { DialogoDePaso } from './dialogo-de-paso.tsx';
import classes from './pasos.module.css';

/** What moves a run on comes first; what undoes it, last. */
const ORDEN: readonly PasoDeCorrida[] = [
  'aprobar',
  'aplicar',
  'reanudar',
  'revertir',
  'negar-reversion',
  'calcular',
  'detener',
  'pedir-reversion',
  'cancelar',
];

const PRINCIPALES: readonly PasoDeCorrida[] = ['aprobar', 'aplicar', 'reanudar', 'revertir', 'calcular'];

export function Pasos({ corrida }: { readonly corrida: Corrida }) {
  const [abierto, setAbierto] = useState<PasoDeCorrida>();
  const pasos = [...corrida.pasos].sort((uno, otro) => ORDEN.indexOf(uno.paso) - ORDEN.indexOf(otro.paso));
  const libres = pasos.filter(({ impedimento }) => impedimento === null);
  const principal = libres.find(({ paso }) => PRINCIPALES.includes(paso))?.paso;
  const impedimentos = new Set(
    pasos.flatMap(({ impedimento }) => (impedimento === null ? [] : [impedimento])),
  );
  return (
    <>
      {pasos.length > 0 && (
        <div className={classes.pasos}>
          {libres.map(({ paso }) => (
            <Button
              key={paso}
              variant={paso === principal ? 'filled' : 'default'}
              className={classes.boton ?? ''}
              onClick={() => setAbierto(paso)}
            >
              {textosDe(paso, corrida).boton}
            </Button>
          ))}
          {[...impedimentos].map((frase) => (
            <p key={frase} className={classes.impedimento}>
              {frase}
            </p>
          ))}
        </div>
      )}
      {abierto !== undefined && (
        <DialogoDePaso
          key={abierto}
          paso={abierto}
          corrida={corrida}
          onCerrar={() => setAbierto(undefined)}
        />
      )}
    </>
  );
}
