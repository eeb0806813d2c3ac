// A surprise count: whoever froze the caja counts it with its cajero, and both sign with their passwords. A wrong password
// keeps all that was typed, and so does a reload; the passwords are kept nowhere.
import type { Jornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import { arqueoSorpresivo } from '@cuadra/contract/contabilidad/cajas/revision';
import '@mantine/core/styles/PasswordInput.layer.css';
import { Button, PasswordInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useFormContext } from 'react-hook-form';
import { z } from 'zod';
import { consultas, refrescarCajas } from '#contabilidad/cajas/consultas.ts';
import { ArqueoVisto } from '#contabilidad/cajas/conteo/arqueo-visto.tsx';
import { HojaDeConteo } from '#contabilidad/cajas/conteo/hoja-de-conteo.tsx';
import {
  faltaEnLoContado,
  sinRenglonesVacios,
  useConteoGuardado,
} from '#contabilidad/cajas/conteo/lo-contado.ts';
import { call } from '#platform/api.ts';
import { useCurrentUser } from '#platform/current-session.ts';
import { PdfButton } from '#reportes/exportar/pdf-button.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { Box, Grid, Stack } from '#ui/layout/layout.tsx';
import { both, Loaded } from '#ui/loading/loaded.tsx';
import { LongTextField } from '#ui/order/fields.tsx';
import { judgedBy, useTask } from '#ui/order/use-order.ts';
import { Page as Pagina } from '#ui/page/page.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { Text } from '#ui/text/text.tsx';

const PROPOSITO = 'Cuente con el cajero presente: firman los dos, con sus contraseñas.';

export function ArqueoSorpresivo({ jornada: id }: { readonly jornada: string }) {
  const jornada = useQuery(consultas.jornada(id));
  const configuracion = useQuery(consultas.configuracion());
  const [firmado, setFirmado] = useState<string>();
  const titulo =
    jornada.data === undefined
      ? 'Arqueo sorpresivo'
      : `Arqueo sorpresivo de ${jornada.data.caja.codigo} ${jornada.data.caja.nombre}`;
  return (
    <Pagina
      title={titulo}
      {...(firmado === undefined ? { purpose: PROPOSITO } : {})}
      actions={<Volver jornada={id} />}
    >
      <Loaded query={both(jornada, configuracion)} rows={13} height={36} label="Cargando la hoja de conteo">
        {([vista, { tasaDolar }]) =>
          firmado === undefined ? (
            <PorContar jornada={vista} tasaDolar={tasaDolar} alFirmar={setFirmado} />
          ) : (
            <Firmado jornada={vista} arqueo={firmado} />
          )
        }
      </Loaded>
    </Pagina>
  );
}

function Volver({ jornada }: { readonly jornada: string }) {
  return (
    <Button variant="default" component={PlainLink} to={`/contabilidad/caja?jornada=${jornada}`}>
      Volver a la jornada
    </Button>
  );
}

interface PorContarProps {
  readonly jornada: Jornada;
  readonly tasaDolar: number;
  readonly alFirmar: (arqueo: string) => void;
}

function PorContar(props: PorContarProps) {
  const yo = useCurrentUser()?.id;
  const { congelada } = props.jornada;
  if (congelada === null)
    return (
      <EmptyState
        title="La caja no está congelada"
        text="Empiece el arqueo sorpresivo desde su jornada: mientras se cuenta no admite movimientos."
      />
    );
  if (congelada.por.id !== yo)
    return (
      <EmptyState
        title={`La congeló ${congelada.por.nombre}`}
        text="El arqueo sorpresivo lo cuenta y lo firma quien lo empezó."
      />
    );
  return <HojaFirmada {...props} />;
}

function Firmado({ jornada, arqueo }: { readonly jornada: Jornada; readonly arqueo: string }) {
  const contado = jornada.arqueos.find(({ id }) => id === arqueo);
  return (
    <Stack as="section" surface="card" gap="xl" pad="xl" max="48rem" aria-label="Arqueo firmado">
      <FormNotice
        tone="exito"
        text="El arqueo quedó firmado y la caja vuelve a admitir movimientos. Imprima el acta para las firmas en papel."
        actions={<PdfButton reporte="acta-de-arqueo" filtros={{ arqueo }} />}
      />
      {contado !== undefined && <ArqueoVisto arqueo={contado} />}
    </Stack>
  );
}

/** The count sheet, with what is observed and both signatures below it. */
function HojaFirmada({ jornada, tasaDolar, alFirmar }: PorContarProps) {
  const { conteo, order, aviso, firmar } = useFirmar(jornada, alFirmar);
  return (
    <FormProvider {...order.form}>
      <Stack as="form" gap="lg" noValidate aria-label="Arqueo sorpresivo" onSubmit={submitWith(firmar)}>
        <HojaDeConteo
          valor={conteo.valor}
          alCambiar={conteo.cambiar}
          tasaDolar={tasaDolar}
          deshabilitada={order.isSending}
          alFinal={() => order.form.setFocus('observaciones')}
        />
        <CamposDeFirma jornada={jornada} />
        {aviso !== undefined && <FormNotice tone="error" text={aviso} />}
        <div>
          <Button type="submit" size="md" loading={order.isSending}>
            Firmar el arqueo
          </Button>
        </div>
      </Stack>
    </FormProvider>
  );
}

const firmas = z.object({
  observaciones: z.string().trim(),
  contrasenaPropia: z.string().min(1, 'Escriba su contraseña.'),
  contrasenaDelCajero: z.string().min(1, 'El cajero escribe su contraseña.'),
});
type Firmas = z.output<typeof firmas>;

function useFirmar(jornada: Jornada, alFirmar: (arqueo: string) => void) {
  const { id, version, congelada } = jornada;
  // What was left of a count that was given up is not the beginning of another.
  const conteo = useConteoGuardado(`cajas/sorpresa/${id}/${congelada?.en ?? ''}`);
  const [falta, setFalta] = useState<string>();
  const order = useTask<Firmas, Firmas, void>({
    initial: { observaciones: '', contrasenaPropia: '', contrasenaDelCajero: '' },
    resolver: judgedBy(firmas),
    run: async ({ observaciones, ...contrasenas }) => {
      const body = {
        ...sinRenglonesVacios(conteo.valor),
        ...contrasenas,
        version,
        observaciones: observaciones === '' ? null : observaciones,
      };
      const hecha = await call(arqueoSorpresivo, { params: { id }, body });
      conteo.olvidar();
      await refrescarCajas();
      const suyo = hecha.arqueos.findLast(({ clase }) => clase === 'sorpresa');
      if (suyo !== undefined) alFirmar(suyo.id);
    },
  });
  const firmar = async () => {
    const porDecir = faltaEnLoContado(conteo.valor);
    setFalta(porDecir);
    if (porDecir === undefined) await order.send();
  };
  return { conteo, order, aviso: falta ?? order.notice, firmar };
}

function CamposDeFirma({ jornada }: { readonly jornada: Jornada }) {
  const yo = useCurrentUser()?.name ?? '';
  return (
    <Box as="fieldset" surface="card" pad="lg">
      <Text as="legend" size="md" weight="bold" pad="none xs">
        Firmas
      </Text>
      <Grid min="16rem" gap="lg xl" align="start">
        <Box span="all">
          <LongTextField name="observaciones" label="Observaciones" rows={2} optional />
        </Box>
        <Contrasena
          name="contrasenaPropia"
          label={`Contraseña de ${yo}`}
          description="Quien congeló la caja."
        />
        <Contrasena
          name="contrasenaDelCajero"
          label={`Contraseña de ${jornada.cajero.nombre}`}
          description="Su cajero la escribe aquí."
        />
      </Grid>
    </Box>
  );
}

interface ContrasenaProps {
  readonly name: 'contrasenaPropia' | 'contrasenaDelCajero';
  readonly label: string;
  readonly description: string;
}

function Contrasena({ name, ...campo }: ContrasenaProps) {
  const { register, formState } = useFormContext<Firmas>();
  return (
    <PasswordInput
      {...campo}
      withAsterisk
      autoComplete="off"
      error={formState.errors[name]?.message}
      {...register(name)}
    />
  );
}
