// Prints a book on its folios, in two steps: first how many it takes and which, without using any; then for real. What is
// asked for is drawn by each book; here is what all have in common.
import {
  ensayarImpresion,
  imprimirEnFolios,
  type PedidoDeImpresion,
} from '@cuadra/contract/contabilidad/impresion-de-libros';
import { type LibroLegal, nombresDeLibro } from '@cuadra/contract/contabilidad/libros-legales';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { call } from '../../../app/api.ts';
import { mensajeDe } from '../../../app/api-error.ts';
import { FormDialog, FormDialogFooter } from '../../../ui/form-dialog.tsx';
import { FormNotice } from '../../../ui/form-notice.tsx';
import { type Papel, PaperField } from '../../../ui/paper-field.tsx';
import { alEnviar } from '../../../ui/submit.ts';
import { avisar } from '../../../ui/toasts.ts';
import classes from '../folios.module.css';
import { cuantosFolios, enTramos } from '../nombres.ts';
import { Entregar } from '../piezas/entregar.tsx';
import { refrescarFolios } from '../refrescar-folios.ts';

interface ImprimirEnFoliosProps {
  readonly libro: LibroLegal;
  /** Undefined while something is missing. */
  readonly pedido: PedidoDeImpresion | undefined;
  readonly papel: Papel;
  readonly onPapel: (papel: Papel) => void;
  readonly onClose: () => void;
  /** The fields of the book. */
  readonly children: ReactNode;
}

type Ensayo = ResponseOf<typeof ensayarImpresion>;

export function ImprimirEnFolios(props: ImprimirEnFoliosProps) {
  const { libro, pedido, papel, onPapel, onClose, children } = props;
  const { ensayo, pieza, fallo, ocupado, avanzar } = useImpresion(pedido);
  if (pieza !== undefined) return <Entregar pieza={pieza} onClose={onClose} />;
  return (
    <FormDialog titulo={`Imprimir en folios: ${nombresDeLibro[libro]}`} onClose={onClose}>
      <form noValidate onSubmit={alEnviar(avanzar)}>
        <div className={classes.campos}>
          {fallo !== undefined && <FormNotice tono="error" texto={fallo} />}
          {children}
          <PaperField valor={papel} onCambio={onPapel} />
          {ensayo !== undefined && <Resultado ensayo={ensayo} />}
        </div>
        <FormDialogFooter onCancelar={onClose}>
          <Button type="submit" loading={ocupado} disabled={pedido === undefined}>
            {ensayo === undefined ? 'Ver cuántos folios usa' : `Imprimir en ${cuantosFolios(ensayo.paginas)}`}
          </Button>
        </FormDialogFooter>
      </form>
    </FormDialog>
  );
}

function Resultado({ ensayo }: { readonly ensayo: Ensayo }) {
  return (
    <div className={classes.ensayo} role="status">
      <p>
        Usará {cuantosFolios(ensayo.paginas)}: <strong>{enTramos(ensayo.folios)}</strong>.{' '}
        {ensayo.quedarian === 0 ? 'No quedará ninguno.' : `Quedarán ${ensayo.quedarian}.`}
      </p>
      <p>{ensayo.detalles.join(' ')} Después de imprimir, esos folios quedan usados y no se recuperan.</p>
    </div>
  );
}

function useImpresion(pedido: PedidoDeImpresion | undefined) {
  // What was tried is of use while nothing else is asked for.
  const clave = JSON.stringify(pedido ?? null);
  const [probado, setProbado] = useState<{ readonly clave: string; readonly ensayo: Ensayo }>();
  const [pieza, setPieza] = useState<ResponseOf<typeof imprimirEnFolios>>();
  const [fallo, setFallo] = useState<{ readonly clave: string; readonly texto: string }>();
  const [ocupado, setOcupado] = useState(false);
  const ensayo = probado?.clave === clave ? probado.ensayo : undefined;
  const avanzar = async () => {
    if (pedido === undefined) return;
    setOcupado(true);
    setFallo(undefined);
    try {
      if (ensayo === undefined) {
        setProbado({ clave, ensayo: await call(ensayarImpresion, { body: pedido }) });
        return;
      }
      const folio = ensayo.folios[0]?.desde ?? 1;
      const impresa = await call(imprimirEnFolios, { body: { pedido, folio } });
      setPieza(impresa);
      await refrescarFolios();
      void avisar(`Impreso en los folios ${enTramos(impresa.folios)}.`);
    } catch (error) {
      // Whatever changed meanwhile, it is tried again before using anything.
      setProbado(undefined);
      setFallo({ clave, texto: mensajeDe(error) });
    } finally {
      setOcupado(false);
    }
  };
  return { ensayo, pieza, fallo: fallo?.clave === clave ? fallo.texto : undefined, ocupado, avanzar };
}
