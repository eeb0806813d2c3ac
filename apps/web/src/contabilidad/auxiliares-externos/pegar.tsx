// Takes what was copied from a sheet, and says what of it was not understood before anything is filled in.
import '@mantine/core/styles/Input.layer.css';
import type { RenglonDeAuxiliar } from '@cuadra/contract/contabilidad/auxiliares-externos/auxiliares-externos';
import { ClipboardDocumentIcon } from '@heroicons/react/24/outline';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import classes from './auxiliares-externos.module.css';
import { type LoPegado, leerPegado } from './leer-pegado.ts';

interface PegarProps {
  readonly renglones: readonly RenglonDeAuxiliar[];
  readonly onPegado: (pegado: LoPegado) => void;
}

export function Pegar({ renglones, onPegado }: PegarProps) {
  const [abierto, setAbierto] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<ClipboardDocumentIcon width={18} height={18} aria-hidden="true" />}
        onClick={() => setAbierto(true)}
      >
        Pegar de una hoja
      </Button>
      {abierto && <Dialogo renglones={renglones} onPegado={onPegado} onCerrar={() => setAbierto(false)} />}
    </>
  );
}

const PROBLEMAS_MAX = 5;

function Dialogo({ renglones, onPegado, onCerrar }: PegarProps & { readonly onCerrar: () => void }) {
  const [texto, setTexto] = useState('');
  const leido = leerPegado(texto, renglones);
  const { cifras, problemas } = leido;
  const sobran = problemas.length - PROBLEMAS_MAX;
  return (
    <FormDialog titulo="Pegar de una hoja" conCambios={texto !== ''} onClose={onCerrar}>
      <Textarea
        label="Cuenta, agencia y cifra"
        description="Copie las tres columnas de su hoja, una fila por cuenta, y péguelas aquí."
        placeholder={'1031\t01\t1,250,000.00'}
        autosize
        minRows={6}
        maxRows={14}
        maxLength={100_000}
        data-autofocus
        value={texto}
        onChange={({ currentTarget }) => setTexto(currentTarget.value)}
      />
      {problemas.length > 0 && (
        <div className={classes.aviso}>
          <FormNotice
            tono="aviso"
            texto={[...problemas.slice(0, PROBLEMAS_MAX), ...(sobran > 0 ? [`Y ${sobran} más.`] : [])].join(
              ' ',
            )}
          />
        </div>
      )}
      <FormDialogFooter onCancelar={onCerrar}>
        <Button
          disabled={cifras.size === 0}
          onClick={() => {
            onPegado(leido);
            onCerrar();
          }}
        >
          {cifras.size === 1 ? 'Usar 1 cifra' : `Usar ${cifras.size} cifras`}
        </Button>
      </FormDialogFooter>
    </FormDialog>
  );
}
