// Prints a book on its folios, in two steps: first how many it takes and which, without using any; then for real. A long
// one shows how it goes and does not need the person to stay. What is asked for is drawn by each book; here is what all
// have in common.

import {
  ensayarImpresion,
  type Impresion,
  imprimirEnFolios,
  type PedidoDeImpresion,
} from '@cuadra/contract/contabilidad/folios/impresion-de-libros';
import { type LibroLegal, nombresDeLibro } from '@cuadra/contract/contabilidad/folios/libros-legales';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { PaperField, type PaperSize } from '#ui/fields/paper-field.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Note, Text } from '#ui/text/text.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { cuantosFolios, decirQuedan, enTramos, losFolios } from '../nombres.ts';
import { Entregar } from '../piezas/entregar.tsx';
import { refrescarFolios } from '../refrescar-folios.ts';
import { Avance, sigueEnCurso, useCancelar, useSeguimiento } from './en-curso.tsx';

interface ImprimirEnFoliosProps {
  readonly libro: LibroLegal;
  /** Undefined while something is missing. */
  readonly pedido: PedidoDeImpresion | undefined;
  readonly papel: PaperSize;
  readonly onPapel: (papel: PaperSize) => void;
  readonly onClose: () => void;
  /** The fields of the book. */
  readonly children: ReactNode;
}

type Ensayo = ResponseOf<typeof ensayarImpresion>;

export function ImprimirEnFolios(props: ImprimirEnFoliosProps) {
  const { libro, pedido, papel, onPapel, onClose, children } = props;
  const { ensayo, impresion, fallo, ocupado, avanzar } = useImpresion(pedido);
  if (impresion !== undefined && impresion.pieza !== null)
    return <Entregar pieza={impresion.pieza} onClose={onClose} />;
  if (impresion !== undefined && sigueEnCurso(impresion))
    return <Imprimiendo impresion={impresion} onClose={onClose} />;
  return (
    <FormDialog title={`Imprimir en folios: ${nombresDeLibro[libro]}`} onClose={onClose}>
      <form noValidate onSubmit={submitWith(avanzar)}>
        <Stack gap="lg">
          {fallo !== undefined && <FormNotice tone="error" text={fallo} />}
          {children}
          <PaperField value={papel} onChange={onPapel} />
          {ensayo !== undefined && <Resultado ensayo={ensayo} />}
        </Stack>
        <FormDialogFooter onCancel={onClose}>
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
    <Stack gap="xs" surface="inset" pad="lg xl" role="status">
      <Text>
        Usará {cuantosFolios(ensayo.paginas)}: <strong>{enTramos(ensayo.folios)}</strong>.{' '}
        {decirQuedan(ensayo.quedarian)}
      </Text>
      <Note>
        {ensayo.detalles.join(' ')} Después de imprimir, esos folios quedan usados y no se recuperan.
      </Note>
    </Stack>
  );
}

function Imprimiendo({
  impresion,
  onClose,
}: {
  readonly impresion: Impresion;
  readonly onClose: () => void;
}) {
  const cancelar = useCancelar();
  return (
    <FormDialog title={`Imprimiendo el ${nombresDeLibro[impresion.libro]}`} onClose={onClose}>
      <Stack gap="lg">
        <Avance impresion={impresion} />
        <Note>
          Puede cerrar esta ventana o salir: la impresión sigue, y al terminar le llegará una notificación
          para recibir el original. Los folios se usan todos al final, o ninguno.
        </Note>
      </Stack>
      <Row justify="between" gap="md" roomAbove="xl">
        <Button variant="subtle" color="red" onClick={() => void cancelar(impresion)}>
          Detener la impresión
        </Button>
        <Button data-autofocus onClick={onClose}>
          Seguir en segundo plano
        </Button>
      </Row>
    </FormDialog>
  );
}

/** The course of what is asked for now: whatever was tried or said of something else is of no use. */
function useImpresion(pedido: PedidoDeImpresion | undefined) {
  const clave = JSON.stringify(pedido ?? null);
  const [probado, setProbado] = useState<{ readonly clave: string; readonly ensayo: Ensayo }>();
  const [pedida, setPedida] = useState<{ readonly clave: string; readonly impresion: Impresion }>();
  const [fallo, setFallo] = useState<{ readonly clave: string; readonly texto: string }>();
  const [ocupado, setOcupado] = useState(false);
  const impresion = useSeguimiento(pedida?.impresion);
  const pieza = impresion?.pieza ?? undefined;
  const usados = pieza === undefined ? undefined : losFolios(pieza.folios);
  useEffect(() => {
    if (usados === undefined) return;
    void refrescarFolios();
    void notify(`Impreso en ${usados}.`);
  }, [usados]);
  const ensayo = probado?.clave === clave ? probado.ensayo : undefined;
  const avanzar = async () => {
    if (pedido === undefined) return;
    setOcupado(true);
    setFallo(undefined);
    setPedida(undefined);
    try {
      if (ensayo === undefined) {
        setProbado({ clave, ensayo: await call(ensayarImpresion, { body: pedido }) });
        return;
      }
      const { folios, paginas } = ensayo;
      const body = { pedido, folio: folios[0]?.desde ?? 1, paginas };
      setPedida({ clave, impresion: await call(imprimirEnFolios, { body }) });
      // Whatever comes of it, it is tried again before using anything else.
      setProbado(undefined);
    } catch (error) {
      setProbado(undefined);
      setFallo({ clave, texto: messageOf(error) });
    } finally {
      setOcupado(false);
    }
  };
  const dicho = fallo?.clave === clave ? fallo.texto : undefined;
  const final = pedida?.clave === clave ? finalDe(impresion) : undefined;
  return { ensayo, impresion, fallo: dicho ?? final, ocupado, avanzar };
}

/** Why there is nothing printed of one that ended. */
function finalDe(impresion: Impresion | undefined): string | undefined {
  if (impresion?.estado === 'cancelada') return 'La impresión se detuvo y no usó ningún folio.';
  return impresion?.motivo ?? undefined;
}
