// Hands over what was printed. The original once; after that the very same bytes, with a reason and a certificate of its
// own that says it is a reprint.

import {
  bajarConstancia,
  bajarFolios,
  pedirEntrega,
} from '@cuadra/contract/contabilidad/folios/impresion-de-libros';
import type { Entrega, Pieza } from '@cuadra/contract/contabilidad/folios/libros-legales';
import { DocumentCheckIcon, PrinterIcon } from '@heroicons/react/24/outline';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { openPdf } from '#ui/files/pdf-window.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Note, Text } from '#ui/text/text.tsx';
import { cuantosFolios, losFolios } from '../nombres.ts';
import { refrescarFolios } from '../refrescar-folios.ts';

interface EntregarProps {
  readonly pieza: Pieza;
  readonly onClose: () => void;
}

const ICONO = { width: 18, height: 18, 'aria-hidden': true } as const;
const MOTIVO_MIN = 3;

export function Entregar({ pieza, onClose }: EntregarProps) {
  // As it was when it was opened: handing it over changes it.
  const [esReimpresion] = useState(pieza.entregas.length > 0);
  const { motivo, setMotivo, entrega, fallo, ocupado, pedir } = useEntrega(pieza, esReimpresion);
  return (
    <FormDialog
      title={`${esReimpresion ? 'Reimprimir' : 'Abrir el original de'} ${losFolios(pieza.folios)}`}
      hasChanges={motivo !== '' && entrega === undefined}
      onClose={onClose}
    >
      <form noValidate onSubmit={submitWith(pedir)}>
        <Stack gap="lg">
          {fallo !== undefined && <FormNotice tone="error" text={fallo} />}
          {entrega !== undefined && <Documentos pieza={pieza} entrega={entrega} />}
          {entrega === undefined && esReimpresion && <Reimpresion motivo={motivo} onMotivo={setMotivo} />}
          {entrega === undefined && !esReimpresion && <Original pieza={pieza} />}
        </Stack>
        {entrega === undefined && (
          <FormDialogFooter onCancel={onClose}>
            <Button type="submit" loading={ocupado}>
              {esReimpresion ? 'Reimprimir' : 'Entregar'}
            </Button>
          </FormDialogFooter>
        )}
      </form>
    </FormDialog>
  );
}

function Original({ pieza }: Pick<EntregarProps, 'pieza'>) {
  return (
    <Note>
      {`Son ${cuantosFolios(pieza.paginas)}. El original se entrega una sola vez; después se reimprime, con su motivo.`}
    </Note>
  );
}

interface ReimpresionProps {
  readonly motivo: string;
  readonly onMotivo: (motivo: string) => void;
}

function Reimpresion({ motivo, onMotivo }: ReimpresionProps) {
  return (
    <>
      <Note>
        Los folios saldrán idénticos, byte por byte. Que es una reimpresión lo dice su constancia, que va
        aparte.
      </Note>
      <Textarea
        label="Motivo"
        withAsterisk
        data-autofocus
        rows={3}
        maxLength={400}
        value={motivo}
        onChange={({ currentTarget }) => onMotivo(currentTarget.value)}
      />
    </>
  );
}

function Documentos({ pieza, entrega }: { readonly pieza: Pieza; readonly entrega: Entrega }) {
  const params = { id: pieza.id, n: entrega.n };
  return (
    <Stack gap="lg" align="start">
      <Button
        variant="default"
        leftSection={<PrinterIcon {...ICONO} />}
        onClick={() => void openPdf(() => call(bajarFolios, { params }))}
      >
        Abrir los folios
      </Button>
      {entrega.n > 1 && (
        <Button
          variant="default"
          leftSection={<DocumentCheckIcon {...ICONO} />}
          onClick={() => void openPdf(() => call(bajarConstancia, { params }))}
        >
          Abrir la constancia de reimpresión n.º {entrega.n - 1}
        </Button>
      )}
      <Text size="xs" muted breaks>
        Huella SHA-256 de los folios: <code>{pieza.huella}</code>
      </Text>
    </Stack>
  );
}

function useEntrega(pieza: Pieza, esReimpresion: boolean) {
  const [motivo, setMotivo] = useState('');
  const [entrega, setEntrega] = useState<Entrega>();
  const [fallo, setFallo] = useState<string>();
  const [ocupado, setOcupado] = useState(false);
  const pedir = async () => {
    if (esReimpresion && motivo.trim().length < MOTIVO_MIN) return setFallo('Escriba el motivo.');
    setFallo(undefined);
    setOcupado(true);
    try {
      const body = esReimpresion ? { motivo } : {};
      setEntrega(await call(pedirEntrega, { params: { id: pieza.id }, body }));
      await refrescarFolios();
    } catch (error) {
      setFallo(messageOf(error));
    } finally {
      setOcupado(false);
    }
  };
  return { motivo, setMotivo, entrega, fallo, ocupado, pedir };
}
