// Costly work that goes on by itself on the server: who asked for it, how far it has come and, if it did not end well,
// what to do.
//
//   <HeavyWork work={last} label="Avance de la verificación" phase={decirFase(ultima)} />
import '@mantine/core/styles/Progress.layer.css';
import type { TrabajoPesado } from '@cuadra/contract/trabajo-pesado';
import { Progress } from '@mantine/core';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatInstant } from '#ui/format/date.ts';
import classes from './heavy-work.module.css';

interface HeavyWorkProps {
  readonly work: TrabajoPesado;
  readonly label: string;
  /** What is being done now, in words. */
  readonly phase: string;
  /** What else it was asked with. */
  readonly detail?: string | undefined;
  /** As what was asked for is called: la verificación, lo pedido. */
  readonly pronombre?: 'La' | 'Lo';
}

export function HeavyWork({ work, label, phase, detail = '', pronombre = 'La' }: HeavyWorkProps) {
  const { estado: state, pedidoPor: askedBy, pedidoEn: askedAt, hechas, total } = work;
  const percent = total === 0 ? 0 : Math.floor((hechas / total) * 100);
  return (
    <>
      <p className={classes.quien}>
        {pronombre} pidió {askedBy.nombre} el {formatInstant(askedAt)}
        {detail}.
      </p>
      {state === 'haciendo' && (
        <div className={classes.avance}>
          <Progress.Root>
            <Progress.Section value={percent} aria-label={label} animated />
          </Progress.Root>
          <p role="status">{phase}</p>
        </div>
      )}
      {state === 'fallido' && (
        <FormNotice tone="error" text="No se pudo terminar por un error del servidor. Pida otra." />
      )}
      {state === 'interrumpido' && (
        <FormNotice tone="aviso" text="Se interrumpió antes de terminar. Pida otra." />
      )}
    </>
  );
}

/** Live events bring each step; this is for when they do not arrive. */
const POLL_MS = 5_000;

export const askWhileItGoesOn = (last: Pick<TrabajoPesado, 'estado'> | undefined): number | false =>
  last?.estado === 'haciendo' ? POLL_MS : false;
