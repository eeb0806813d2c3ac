// Where what is written is at this moment. What only says that all is well is said quietly.
import {
  CheckIcon,
  CloudArrowUpIcon,
  ExclamationTriangleIcon,
  SignalSlashIcon,
} from '@heroicons/react/24/outline';
import type { Icon } from '#ui/states/state-message.tsx';
import type { EstadoDeGuardado as Estado } from './borrador/autoguardado.ts';
import classes from './estado-de-guardado.module.css';

type Aspecto = readonly [icono: Icon | undefined, texto: string, tono?: 'aviso' | 'error'];

const aspectos: Readonly<Record<Estado['fase'], Aspecto>> = {
  vacio: [undefined, 'Se guarda solo al escribir'],
  pendiente: [CloudArrowUpIcon, 'Sin guardar aún'],
  guardando: [CloudArrowUpIcon, 'Guardando…'],
  guardado: [CheckIcon, 'Borrador guardado'],
  'sin-conexion': [SignalSlashIcon, 'Sin conexión: se guarda en este equipo', 'aviso'],
  'sin-sesion': [SignalSlashIcon, 'Su sesión terminó: se guardó en este equipo', 'aviso'],
  rechazado: [ExclamationTriangleIcon, 'El servidor no lo recibió: está en este equipo', 'error'],
  conflicto: [ExclamationTriangleIcon, 'Hay dos versiones: elija una', 'error'],
  ausente: [ExclamationTriangleIcon, 'El borrador ya no está', 'error'],
};

export function EstadoDeGuardado({ estado: { fase } }: { readonly estado: Estado }) {
  const [Dibujo, texto, tono] = aspectos[fase];
  return (
    <p
      className={classes.estado}
      data-tono={tono}
      data-fase={fase}
      aria-live={tono === undefined ? 'off' : 'polite'}
    >
      {Dibujo !== undefined && <Dibujo className={classes.icono} aria-hidden="true" />}
      {texto}
    </p>
  );
}
