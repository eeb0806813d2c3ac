// What whoever looks may do with a change that waits. Saying no takes a reason, which the others read.
import type { CambioDePoder, Resolucion } from '@cuadra/contract/administracion/poderes';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { nombresDeResolucion } from './en-palabras.ts';
import { Negativa } from './negativa.tsx';
import classes from './poderes.module.css';
import { resolver } from './resolver.ts';

export function Resoluciones({ cambio }: { readonly cambio: CambioDePoder }) {
  const [negando, setNegando] = useState<'rechazar' | 'detener'>();
  const { enCurso, fallo, preguntarYResolver } = usePregunta(cambio);
  const elegir = (como: Resolucion) =>
    como === 'rechazar' || como === 'detener' ? setNegando(como) : void preguntarYResolver(como);
  if (cambio.puede.length === 0) return null;
  return (
    <span className={classes.acciones}>
      {cambio.puede.map((como) => (
        <Button
          key={como}
          size="compact-sm"
          loading={enCurso}
          aria-label={`${nombresDeResolucion[como]}: ${cambio.descripcion}`}
          onClick={() => elegir(como)}
          {...(como === 'aprobar' ? DE_APROBAR : DE_NEGAR)}
        >
          {nombresDeResolucion[como]}
        </Button>
      ))}
      {fallo !== undefined && (
        <span role="alert" className={classes.fallo}>
          {fallo}
        </span>
      )}
      {negando !== undefined && (
        <Negativa cambio={cambio} como={negando} onClose={() => setNegando(undefined)} />
      )}
    </span>
  );
}

function usePregunta({ id, descripcion }: CambioDePoder) {
  const confirmar = useConfirm();
  const [enCurso, setEnCurso] = useState(false);
  const [fallo, setFallo] = useState<string>();
  const preguntarYResolver = async (como: 'aprobar' | 'retirar') => {
    if (!(await confirmar({ ...PREGUNTAS[como], texto: descripcion }))) return;
    setEnCurso(true);
    setFallo(undefined);
    try {
      await resolver(id, { como });
      void notify(como === 'aprobar' ? 'Cambio aprobado: vale desde ahora.' : 'Cambio retirado.');
    } catch (error) {
      setFallo(messageOf(error));
    } finally {
      setEnCurso(false);
    }
  };
  return { enCurso, fallo, preguntarYResolver };
}

const DE_APROBAR = { variant: 'default' } as const;
const DE_NEGAR = { variant: 'subtle', color: 'red', className: classes.negar ?? '' } as const;

const PREGUNTAS = {
  aprobar: { titulo: 'Aprobar el cambio', accion: 'Aprobar' },
  retirar: { titulo: 'Retirar el cambio', accion: 'Retirar', peligro: true },
} as const;
