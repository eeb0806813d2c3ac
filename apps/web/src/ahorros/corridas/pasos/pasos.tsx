// What can be done with a run now, each button naming what it does; and what is not this person's to do, with the reason.
import type { Corrida } from '@cuadra/contract/ahorros/corridas';
import type { EstadoDeCorrida, PasoDeCorrida } from '@cuadra/core/ahorros/corrida';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCurrentUser } from '#platform/current-session.ts';
import { textosDe } from './consecuencias.ts';
import { permisoDe } from './dar-paso.ts';
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

const PRINCIPALES: readonly PasoDeCorrida[] = ['aprobar', 'aplicar', 'reanudar', 'revertir'];
/** Where nothing else moves it on. */
const PIDEN_CALCULO: readonly EstadoDeCorrida[] = ['programado', 'vencido', 'fallido'];

/** What is expected of somebody else. */
const ESPERAS: Readonly<Partial<Record<PasoDeCorrida, string>>> = {
  aprobar: 'Espera que otra persona la apruebe.',
  aplicar: 'Aprobada: espera que la apliquen.',
  revertir: 'La reversión espera la decisión de otra persona.',
};

export function Pasos({ corrida }: { readonly corrida: Corrida }) {
  const [abierto, setAbierto] = useState<PasoDeCorrida>();
  const { libres, notas } = useSuyos(corrida);
  const principal = libres.find(
    (paso) => PRINCIPALES.includes(paso) || (paso === 'calcular' && PIDEN_CALCULO.includes(corrida.estado)),
  );
  return (
    <>
      {(libres.length > 0 || notas.length > 0) && (
        <div className={classes.pasos}>
          {libres.map((paso) => (
            <Button
              key={paso}
              variant={paso === principal ? 'filled' : 'default'}
              className={classes.boton ?? ''}
              onClick={() => setAbierto(paso)}
            >
              {textosDe(paso, corrida).boton}
            </Button>
          ))}
          {notas.map((frase) => (
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

/** The steps that this person gives, and what to know of those they do not. */
function useSuyos({ pasos }: Corrida) {
  const permisos = useCurrentUser()?.permisos ?? [];
  const suyo = (paso: PasoDeCorrida) => permisos.includes(permisoDe[paso]);
  const enOrden = [...pasos].sort((uno, otro) => ORDEN.indexOf(uno.paso) - ORDEN.indexOf(otro.paso));
  const notas = enOrden.flatMap(({ paso, impedimento }) => {
    if (!suyo(paso)) return ESPERAS[paso] ?? [];
    return impedimento ?? [];
  });
  const libres = enOrden.flatMap(({ paso, impedimento }) =>
    suyo(paso) && impedimento === null ? [paso] : [],
  );
  return { libres, notas: [...new Set(notas)] };
}
