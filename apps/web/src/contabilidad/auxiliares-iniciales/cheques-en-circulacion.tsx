// Says what a bank account begins with: the balance of its statement and the cheques that nobody had cashed, written or pasted.
import {
  decirInicioDeBanco,
  type InicioDeBanco,
  verInicioDeBanco,
} from '@cuadra/contract/contabilidad/bancos/inicio';
import { type Centavos, opuesto, restar, sumar } from '@cuadra/core/dinero';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { queryClient } from '#platform/query.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { useAction } from '#ui/dialogs/use-action.ts';
import { AmountField } from '#ui/fields/amount-field.tsx';
import { formatDate } from '#ui/format/date.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { Diferencia } from './diferencia.tsx';
import { escribirCheques, leerCheques, sumaDe } from './leer-cheques.ts';

interface Props {
  readonly inicio: InicioDeBanco;
  readonly onCerrar: () => void;
}

const PROBLEMAS_MAX = 4;

export function ChequesEnCirculacion({ inicio, onCerrar }: Props) {
  const { saldo, texto, setTexto, setSaldo, cheques, problemas, cambio, guardar, ocupado, mensaje } =
    useInicio(inicio, onCerrar);
  return (
    <FormDialog titulo={inicio.nombre} conCambios={cambio} onClose={onCerrar} ancho={640}>
      <form noValidate onSubmit={submitWith(guardar)}>
        <Stack gap="xl">
          {mensaje !== undefined && <FormNotice tono="error" texto={mensaje} />}
          <AmountField
            label={`Saldo según el banco antes del ${formatDate(inicio.desde)}`}
            conSigno
            data-autofocus
            valor={saldo}
            onCambio={setSaldo}
          />
          <CampoDeCheques texto={texto} onCambio={setTexto} />
          {problemas.length > 0 && (
            <FormNotice tono="aviso" texto={problemas.slice(0, PROBLEMAS_MAX).join(' ')} />
          )}
          {saldo !== undefined && (
            <Diferencia
              partes={[
                ['Cheques', opuesto(sumaDe(cheques))],
                ['Mayor', inicio.saldoLibros],
              ]}
              diferencia={sinExplicar(inicio, saldo, sumaDe(cheques))}
            />
          )}
        </Stack>
        <FormDialogFooter onCancelar={onCerrar}>
          <Button
            type="submit"
            disabled={saldo === undefined || problemas.length > 0 || !cambio}
            loading={ocupado}
          >
            {cheques.length === 1 ? 'Guardar con 1 cheque' : `Guardar con ${cheques.length} cheques`}
          </Button>
        </FormDialogFooter>
      </form>
    </FormDialog>
  );
}

interface CampoDeChequesProps {
  readonly texto: string;
  readonly onCambio: (texto: string) => void;
}

function CampoDeCheques({ texto, onCambio }: CampoDeChequesProps) {
  return (
    <Textarea
      label="Cheques en circulación"
      description="Número, fecha, beneficiario y monto: una línea por cheque, escrita o pegada de una hoja. Separe con tabulador o punto y coma."
      placeholder="101; 20/12/2025; Ferretería El Centro; 700.00"
      autosize
      minRows={5}
      maxRows={12}
      maxLength={400_000}
      value={texto}
      onChange={({ currentTarget }) => onCambio(currentTarget.value)}
    />
  );
}

function useInicio(inicio: InicioDeBanco, cerrar: () => void) {
  const { id, desde, otras } = inicio;
  const [saldo, setSaldo] = useState<Centavos | undefined>(inicio.saldoBanco);
  const [texto, setTexto] = useState(() => escribirCheques(inicio.cheques));
  const { ocupado, mensaje, hacer } = useAction(() =>
    queryClient.invalidateQueries({ queryKey: [verInicioDeBanco.path] }),
  );
  const { cheques, problemas } = leerCheques(texto, desde);
  const guardar = async () => {
    if (saldo === undefined || problemas.length > 0) return;
    const hecho = await hacer(() =>
      call(decirInicioDeBanco, { params: { id }, body: { saldoBanco: saldo, cheques: [...cheques], otras } }),
    );
    if (!hecho) return;
    void notify('Inicio de la cuenta bancaria guardado.');
    cerrar();
  };
  const cambio = saldo !== inicio.saldoBanco || texto !== escribirCheques(inicio.cheques);
  return { saldo, texto, setTexto, setSaldo, cheques, problemas, cambio, guardar, ocupado, mensaje };
}

/** As the server works it out: books less bank, less what was outstanding on each side. */
function sinExplicar({ saldoLibros, otras }: InicioDeBanco, saldo: Centavos, enCheques: Centavos): Centavos {
  const deOtras = sumar(otras.map(({ lado, monto }) => (lado === 'libros' ? monto : opuesto(monto))));
  return sumar([restar(saldoLibros, saldo), enCheques, opuesto(deOtras)]);
}
