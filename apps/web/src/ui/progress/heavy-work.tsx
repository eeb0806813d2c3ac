// Costly work that goes on by itself on the server: who asked for it, how far it has come and, if it did not end well,
// what to do.
//
//   <HeavyWork trabajo={ultima} etiqueta="Avance de la verificación" fase={decirFase(ultima)} />
import '@mantine/core/styles/Progress.layer.css';
import type { TrabajoPesado } from '@cuadra/contract/trabajo-pesado';
import { Progress } from '@mantine/core';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatInstant } from '#ui/format/date.ts';
import classes from './heavy-work.module.css';

interface HeavyWorkProps {
  readonly trabajo: TrabajoPesado;
  readonly etiqueta: string;
  /** What is being done now, in words. */
  readonly fase: string;
  /** What else it was asked with. */
  readonly detalle?: string | undefined;
  /** As what was asked for is called: la verificación, lo pedido. */
  readonly pronombre?: 'La' | 'Lo';
}

export function HeavyWork({ trabajo, etiqueta, fase, detalle = '', pronombre = 'La' }: HeavyWorkProps) {
  const { estado, pedidoPor, pedidoEn, hechas, total } = trabajo;
  const porciento = total === 0 ? 0 : Math.floor((hechas / total) * 100);
  return (
    <>
      <p className={classes.quien}>
        {pronombre} pidió {pedidoPor.nombre} el {formatInstant(pedidoEn)}
        {detalle}.
      </p>
      {estado === 'haciendo' && (
        <div className={classes.avance}>
          <Progress.Root>
            <Progress.Section value={porciento} aria-label={etiqueta} animated />
          </Progress.Root>
          <p role="status">{fase}</p>
        </div>
      )}
      {estado === 'fallido' && (
        <FormNotice tono="error" texto="No se pudo terminar por un error del servidor. Pida otra." />
      )}
      {estado === 'interrumpido' && (
        <FormNotice tono="aviso" texto="Se interrumpió antes de terminar. Pida otra." />
      )}
    </>
  );
}

/** Live events bring each step; this is for when they do not arrive. */
const SONDEO_MS = 5_000;

export const askWhileItGoesOn = (ultimo: Pick<TrabajoPesado, 'estado'> | undefined): number | false =>
  ultimo?.estado === 'haciendo' ? SONDEO_MS : false;
