// First why it takes two and, if one likes, why it is wanted; once it is asked for, what comes of it, live: whoever may answer, what they
// said. When it is given the order goes on by itself.
import { nombresDeRol } from '@cuadra/contract/acceso/permisos';
import { motivo as reglaDeMotivo } from '@cuadra/contract/campos';
import { type Autorizacion, verAutorizacion } from '@cuadra/contract/control/autorizaciones';
import { verPolitica } from '@cuadra/contract/control/politica';
import { nombreDeOperacion } from '@cuadra/core/control/operaciones';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import { ApiError, messageOf } from '#platform/api-error.ts';
import { type ConsentRequest, leaveConsentRequest } from '#platform/consent-request.ts';
import { queryOf } from '#platform/query.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { Actions } from '#ui/layout/actions.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LongTextField } from '#ui/order/fields.tsx';
import { judgedBy, useTask } from '#ui/order/use-order.ts';
import { Text } from '#ui/text/text.tsx';
import { retirar } from '../respuestas.ts';
import type { DialogoProps } from './consentimiento.tsx';

/** Over every other dialog but the proof of who one is, which asking may take. */
const ALTURA = 890;

export function Dialogo({ pregunta }: DialogoProps) {
  const [pedida, setPedida] = useState<string>();
  return (
    <FormDialog
      title={pedida === undefined ? 'Lo autoriza otra persona' : 'Autorización pedida'}
      zIndex={ALTURA}
      width={480}
      onClose={leaveConsentRequest}
    >
      {pedida === undefined ? (
        <Pedir pregunta={pregunta} onPedida={setPedida} />
      ) : (
        <Esperando pregunta={pregunta} id={pedida} />
      )}
    </FormDialog>
  );
}

const MOTIVO_MAX = 400;
const escrito = z.object({ motivo: z.string().max(MOTIVO_MAX, `Hasta ${MOTIVO_MAX} letras.`) });

interface PedirProps {
  readonly pregunta: ConsentRequest;
  readonly onPedida: (id: string) => void;
}

function Pedir({ pregunta, onPedida }: PedirProps) {
  const [fallo, setFallo] = useState<string>();
  const { register, handleSubmit, formState } = useForm<z.infer<typeof escrito>>({
    resolver: zodResolver(escrito),
    defaultValues: { motivo: '' },
  });
  const pedir = handleSubmit(async ({ motivo }) => {
    setFallo(undefined);
    try {
      onPedida(await pregunta.pedir(motivo));
    } catch (error) {
      if (error instanceof ApiError && YA_NO_SE_PIDE.has(error.codigo)) pregunta.dejada(error);
      else setFallo(messageOf(error));
    }
  });
  return (
    <Stack as="form" gap="xl" noValidate onSubmit={submitWith(pedir)}>
      {fallo !== undefined && <FormNotice tone="error" text={fallo} />}
      <Text>{pregunta.requerida.message}</Text>
      <Textarea
        label="Por qué lo pide"
        description="Opcional. Lo lee quien responde."
        rows={3}
        data-autofocus
        error={formState.errors.motivo?.message}
        {...register('motivo')}
      />
      <FormDialogFooter onCancel={leaveConsentRequest}>
        <Button type="submit" loading={formState.isSubmitting}>
          Pedir autorización
        </Button>
      </FormDialogFooter>
    </Stack>
  );
}

/** It needs none any more, or is asked for in another way: the order itself goes on from there. */
const YA_NO_SE_PIDE: ReadonlySet<string> = new Set(['AUTORIZACION_INNECESARIA', 'AUTORIZACION_REQUERIDA']);

interface EsperandoProps {
  readonly pregunta: ConsentRequest;
  readonly id: string;
}

function Esperando({ pregunta, id }: EsperandoProps) {
  const consulta = useQuery({ ...queryOf(verAutorizacion, { params: { id } }), staleTime: 0 });
  const estado = consulta.data?.estado;
  const alResponderse = useEffectEvent(() => {
    // Used already: sent again, with its key, it is answered as the first time.
    if (estado === 'autorizada' || estado === 'usada') pregunta.dada(id);
    if (estado === 'retirada') pregunta.dejada(pregunta.requerida);
  });
  useEffect(() => {
    if (estado !== undefined) alResponderse();
  }, [estado]);
  return (
    <Stack gap="xl">
      <Loaded query={consulta} rows={3} label="Cargando la autorización">
        {(autorizacion) => <Estado autorizacion={autorizacion} pregunta={pregunta} />}
      </Loaded>
    </Stack>
  );
}

interface EstadoProps {
  readonly autorizacion: Autorizacion;
  readonly pregunta: ConsentRequest;
}

function Estado({ autorizacion, pregunta }: EstadoProps) {
  const [retirando, setRetirando] = useState(false);
  const { id, estado, vencida } = autorizacion;
  if (estado === 'negada' || vencida) {
    const texto = vencida ? VENCIDA : deLaNegativa(autorizacion);
    const dejar = () =>
      pregunta.dejada(new ApiError(texto, { status: 409, codigo: pregunta.requerida.codigo }));
    return <Cerrada autorizacion={autorizacion} texto={texto} onCerrar={dejar} />;
  }
  if (retirando)
    return (
      <Retiro
        id={id}
        onRetirada={() => pregunta.dejada(pregunta.requerida)}
        onVolver={() => setRetirando(false)}
      />
    );
  return (
    <>
      <Pedida autorizacion={autorizacion} />
      <Espera autorizacion={autorizacion} />
      <FormDialogFooter
        onCancel={() => setRetirando(true)}
        cancel="Retirar"
        note="Al autorizarse, esto sigue solo."
      >
        <Button data-autofocus onClick={leaveConsentRequest}>
          Seguir trabajando
        </Button>
      </FormDialogFooter>
    </>
  );
}

const VENCIDA = 'Nadie respondió a tiempo. Pídala de nuevo.';

const deLaNegativa = ({ resueltaPor, segundaPor, motivo }: Autorizacion): string =>
  `${(segundaPor ?? resueltaPor)?.nombre ?? 'Otra persona'} no lo autorizó: ${motivo ?? ''}`;

interface CerradaProps extends Pick<EstadoProps, 'autorizacion'> {
  readonly texto: string;
  readonly onCerrar: () => void;
}

function Cerrada({ autorizacion, texto, onCerrar }: CerradaProps) {
  return (
    <>
      <Pedida autorizacion={autorizacion} />
      <FormNotice tone="error" text={texto} />
      <Actions end>
        <Button autoFocus onClick={onCerrar}>
          Volver a lo escrito
        </Button>
      </Actions>
    </>
  );
}

function Pedida({ autorizacion: { operacion, monto, resumen, razon } }: Pick<EstadoProps, 'autorizacion'>) {
  return (
    <Stack gap="2xs">
      <Row justify="between" gap="none xl" weight="bold">
        <span>{nombreDeOperacion(operacion)}</span>
        {monto > 0 && <span className="cifras">{formatearQuetzales(monto)}</span>}
      </Row>
      <Text size="sm" muted breaks>
        {resumen}
      </Text>
      <Text size="sm" muted breaks>
        {razon}
      </Text>
    </Stack>
  );
}

function Espera({ autorizacion }: Pick<EstadoProps, 'autorizacion'>) {
  const { estado, resueltaPor, agencia } = autorizacion;
  const pueden = useQuienes(autorizacion);
  const texto =
    estado === 'falta_otra'
      ? `${resueltaPor?.nombre ?? 'Una persona'} ya la firmó. Por su monto falta la firma de otra persona.`
      : 'Espera la respuesta de otra persona. Todavía no se ha hecho nada.';
  return (
    <FormNotice
      tone="info"
      text={
        <>
          <p>{texto}</p>
          {pueden !== '' && (
            <Text size="sm" muted>
              Puede responder: {pueden} de la agencia {agencia}.
            </Text>
          )}
        </>
      }
    />
  );
}

const lista = new Intl.ListFormat('es', { type: 'disjunction' });

/** The roles that authorise such, as the policy says. */
function useQuienes({ operacion, clase }: Autorizacion): string {
  const { data } = useQuery(queryOf(verPolitica));
  const roles = data?.autorizan.filter((fila) => fila.operacion === operacion && fila.clase === clase) ?? [];
  return lista.format(roles.map(({ rol }) => nombresDeRol[rol].toLowerCase()));
}

interface RetiroProps {
  readonly id: string;
  readonly onRetirada: () => void;
  readonly onVolver: () => void;
}

/** In the place of what is waited for: the dialog is the same. */
function Retiro({ id, onRetirada, onVolver }: RetiroProps) {
  const order = useTask({
    initial: { motivo: '' },
    resolver: judgedBy<z.input<typeof conMotivo>, z.output<typeof conMotivo>>(conMotivo),
    run: ({ motivo }) => retirar(id, motivo),
    onDone: onRetirada,
  });
  return (
    <FormProvider {...order.form}>
      <Stack as="form" ref={empezarAEscribir} gap="xl" noValidate onSubmit={submitWith(order.send)}>
        {order.notice !== undefined && <FormNotice tone="error" text={order.notice} />}
        <LongTextField name="motivo" label="Por qué la retira" />
        <FormDialogFooter onCancel={onVolver} cancel="Volver">
          <Button type="submit" color="red" loading={order.isSending}>
            Retirar
          </Button>
        </FormDialogFooter>
      </Stack>
    </FormProvider>
  );
}

const conMotivo = z.object({ motivo: reglaDeMotivo });

function empezarAEscribir(formulario: HTMLElement | null): void {
  formulario?.querySelector('textarea')?.focus();
}
