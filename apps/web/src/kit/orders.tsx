// Fields, orders and what they answer with: each button of this page brings one of their states.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { ApiError } from '#platform/api-error.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { Calendar } from '#ui/fields/calendar.tsx';
import { todayInGuatemala } from '#ui/format/date.ts';
import { Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import {
  CheckField,
  ChoiceField,
  Consequence,
  DateField,
  FieldRow,
  Lead,
  LongTextField,
  MoneyField,
  SelectField,
  TextField,
} from '#ui/order/fields.tsx';
import { OrderDialog, OrderForm } from '#ui/order/order-dialog.tsx';
import { ReasonDialog } from '#ui/order/reason-dialog.tsx';
import { judgedBy, useTask } from '#ui/order/use-order.ts';
import { notify } from '#ui/toasts/toasts.ts';

/** What the invented server answers. */
type Answer = 'done' | 'field' | 'whole' | 'warning';

const ANSWERS = [
  ['done', 'Se hace'],
  ['field', 'Se niega en un campo'],
  ['whole', 'Se niega entera'],
  ['warning', 'Tiene advertencias'],
] as const satisfies readonly (readonly [Answer, string])[];

const initial = {
  answer: 'done',
  beneficiario: 'Ferretería El Centro, Sociedad Anónima',
  monto: 12_345_678_900,
  fecha: todayInGuatemala(),
  cuando: 'hoy',
  concepto: '',
  avisar: true,
};

const schema = z.object({
  answer: z.enum(['done', 'field', 'whole', 'warning']),
  beneficiario: z.string().min(3, 'Escriba el beneficiario, de 3 letras o más.'),
  monto: z.number({ error: 'Escriba el monto.' }),
  fecha: z.string().min(1, 'Escriba la fecha.'),
  cuando: z.string(),
  concepto: z.string(),
  avisar: z.boolean(),
});

const refusal = (codigo: string, message: string, field?: string): ApiError =>
  new ApiError(message, {
    status: 409,
    codigo,
    errores: field === undefined ? [] : [{ campo: field, codigo, mensaje: message }],
  });

async function answerWith(answer: Answer, accepted: boolean): Promise<void> {
  if (answer === 'field') throw refusal('DATOS_INVALIDOS', 'No hay quien se llame así.', 'beneficiario');
  if (answer === 'whole')
    throw refusal('PERIODO_CERRADO', 'Noviembre de 2026 está cerrado. Elija otra fecha.');
  if (answer === 'warning' && !accepted)
    throw refusal('ADVERTENCIA_SIN_ACEPTAR', 'Hay otra partida del mismo día por Q 123,456,789.00.');
}

const useSample = () =>
  useTask({
    initial,
    resolver: judgedBy<typeof initial, z.output<typeof schema>>(schema),
    run: ({ answer }, { motivo }) => answerWith(answer, motivo !== undefined),
    done: 'Se hizo',
  });

const Fields = () => (
  <>
    <Lead>Lo que va a pasar, dicho antes de los campos.</Lead>
    <SelectField name="answer" label="Qué responde el servidor" options={ANSWERS} />
    <TextField name="beneficiario" label="Beneficiario" />
    <FieldRow>
      <MoneyField name="monto" label="Monto (Q)" />
      <DateField name="fecha" label="Fecha" />
    </FieldRow>
    <ChoiceField
      name="cuando"
      label="Cuándo"
      options={[
        ['hoy', 'Hoy'],
        ['despues', 'Después'],
      ]}
    />
    <LongTextField name="concepto" label="Concepto" optional />
    <CheckField name="avisar" label="Avisar a quien aprueba" />
    <Consequence>Quedan Q 123,456,789.00.</Consequence>
  </>
);

export function Orders() {
  return (
    <>
      <Section card title="Una orden en la página">
        <Grid min="22rem" gap="2xl" pad="xl">
          <OnThePage />
          <Stack gap="md">
            <FormNotice tone="error" text="No se pudo guardar: el mes está cerrado." />
            <FormNotice tone="aviso" text="Falta la firma de otra persona." />
            <FormNotice tone="info" text="Se aplica desde la siguiente corrida." />
            <FormNotice tone="exito" text="La hoja está completa." />
            <Calendar
              label="de muestra"
              value={todayInGuatemala()}
              onPick={notify}
              onClose={() => undefined}
            />
          </Stack>
        </Grid>
      </Section>
      <Dialogs />
    </>
  );
}

function OnThePage() {
  const order = useSample();
  return (
    <OrderForm order={order} submit="Registrar" actions={<Button variant="default">Cancelar</Button>}>
      <Fields />
    </OrderForm>
  );
}

type Opened = 'order' | 'danger' | 'reason';

function Dialogs() {
  const [opened, setOpened] = useState<Opened>();
  const confirm = useConfirm();
  const close = () => setOpened(undefined);
  const ask = () =>
    confirm({
      title: 'Cerrar noviembre',
      text: 'Nadie podrá registrar en ese mes.',
      action: 'Cerrar',
      danger: true,
    });
  return (
    <Section card title="Diálogos">
      <Row gap="md" pad="xl">
        <Button variant="default" onClick={() => setOpened('order')}>
          Una orden
        </Button>
        <Button variant="default" onClick={() => setOpened('danger')}>
          Una que no se deshace
        </Button>
        <Button variant="default" onClick={() => setOpened('reason')}>
          Un motivo
        </Button>
        <Button variant="default" onClick={() => void ask()}>
          Una pregunta
        </Button>
      </Row>
      {(opened === 'order' || opened === 'danger') && (
        <SampleDialog danger={opened === 'danger'} onClose={close} />
      )}
      {opened === 'reason' && (
        <ReasonDialog
          title="Devolver al autor"
          lead="La partida vuelve a su autor con lo que usted escriba."
          submit="Devolver"
          run={async () => undefined}
          done="Se devolvió"
          onClose={close}
        />
      )}
    </Section>
  );
}

function SampleDialog({ danger, onClose }: { readonly danger: boolean; readonly onClose: () => void }) {
  const order = useSample();
  return (
    <OrderDialog
      title={danger ? 'Anular el cheque 1001' : 'Emitir un cheque'}
      order={order}
      submit={danger ? 'Anular' : 'Emitir'}
      danger={danger}
      note="Cheque 1001"
      onClose={onClose}
    >
      <Fields />
    </OrderDialog>
  );
}
