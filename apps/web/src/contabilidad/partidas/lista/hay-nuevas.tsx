import { useLastPosting } from '#platform/posted-partidas.ts';
import classes from './hay-nuevas.module.css';
import { refrescarPartidas } from './use-partidas.ts';

/** Somebody posted after the list was read. It is not read again by itself: a row would move under the hand. */
export function HayNuevas({ leidaEn }: { readonly leidaEn: number }) {
  const hayNuevas = useLastPosting() > leidaEn;
  return (
    <div className={classes.aviso} role="status">
      {hayNuevas && (
        <>
          Se contabilizaron partidas después de abrir esta lista.{' '}
          <button type="button" className={classes.actualizar} onClick={() => void refrescarPartidas()}>
            Actualizar
          </button>
        </>
      )}
    </div>
  );
}
