// The picture, beside what only an administrador changes. Nothing changes until it is saved; the picture is seen as it will look.
import { editarUsuarioActual, mediosDeAvatar, type UsuarioActual } from '@cuadra/contract/acceso/sesion';
import { Button, TextInput } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { z } from 'zod';
import { call } from '#platform/api.ts';
import { session } from '#platform/current-session.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { useLeaveGuard } from '#ui/dialogs/leave-guard.ts';
import { submitWith } from '#ui/dialogs/submit.ts';
import { UnsavedWork } from '#ui/dialogs/unsaved-work.tsx';
import { SaveButtons } from '#ui/fields/save-buttons.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Avatar } from '#ui/marks/avatar.tsx';
import { judgedBy, useTask } from '#ui/order/use-order.ts';
import { Text } from '#ui/text/text.tsx';

const datosPropios = z.object({ user: z.object({ avatar: z.string().nullable() }) });
type DatosPropios = z.infer<typeof datosPropios>;

const datosDe = ({ avatar }: UsuarioActual): DatosPropios => ({ user: { avatar } });

export function Datos({ usuario }: { readonly usuario: UsuarioActual }) {
  const order = useDatos(usuario);
  const { watch, setValue, formState, reset } = order.form;
  const { errors } = formState;
  return (
    <Section card max="64rem" title="Datos">
      <Stack
        as="form"
        gap="xl"
        pad="xl"
        max="30rem"
        onSubmit={submitWith(order.send)}
        noValidate
        aria-label="Datos"
      >
        <UnsavedWork name="perfil" form={order.form} />
        {order.notice !== undefined && <FormNotice tone="error" text={order.notice} />}
        <CampoDeImagen
          valor={watch('user.avatar')}
          error={errors.user?.avatar?.message}
          onCambio={(imagen) => setValue('user.avatar', imagen, { shouldDirty: true, shouldValidate: true })}
        />
        <TextInput
          label="Nombre"
          description="Firma lo que usted hace: lo cambia un administrador."
          value={usuario.name}
          readOnly
          disabled
        />
        <TextInput
          label="Correo"
          description="Lo cambia un administrador."
          value={usuario.email}
          readOnly
          disabled
        />
        <SaveButtons formState={formState} onDiscard={() => reset()} />
      </Stack>
    </Section>
  );
}

function useDatos(usuario: UsuarioActual) {
  const order = useTask<DatosPropios, DatosPropios, UsuarioActual>({
    initial: datosDe(usuario),
    resolver: judgedBy<DatosPropios, DatosPropios>(datosPropios),
    // The picture it already has is an address, not a picture to send.
    run: ({ user: { avatar } }) =>
      call(editarUsuarioActual, { body: { user: avatar === usuario.avatar ? {} : { avatar } } }),
    onDone: (nuevo) => {
      session.actualizar(nuevo);
      order.form.reset(datosDe(nuevo));
    },
    done: 'Datos guardados.',
  });
  useLeaveGuard(order.isDirty, 'pagina');
  return order;
}

// A person's picture: chosen from the computer, cut to a square and made small before it travels.
interface CampoDeImagenProps {
  readonly valor: string | null;
  readonly error: string | undefined;
  readonly onCambio: (imagen: string | null) => void;
}

const ILEGIBLE = 'No se pudo leer la imagen. Use un archivo PNG, JPEG o WebP.';

function CampoDeImagen({ valor, error, onCambio }: CampoDeImagenProps) {
  const id = useId();
  const entrada = useRef<HTMLInputElement>(null);
  const [ilegible, setIlegible] = useState(false);
  const elegir = async (archivo: File | undefined) => {
    if (archivo === undefined) return;
    const imagen = await imagenCuadrada(archivo).catch(() => undefined);
    setIlegible(imagen === undefined);
    if (imagen !== undefined) onCambio(imagen);
  };
  const mensaje = ilegible ? ILEGIBLE : error;
  return (
    <Row oneLine gap="xl">
      <Avatar src={valor} side={72} />
      <div>
        <Row gap="md">
          <input
            ref={entrada}
            id={id}
            type="file"
            hidden
            accept={mediosDeAvatar.join(',')}
            aria-label="Imagen"
            onChange={({ currentTarget }) => {
              void elegir(currentTarget.files?.[0]);
              // So that the same file can be chosen again.
              currentTarget.value = '';
            }}
          />
          <Button variant="default" size="xs" onClick={() => entrada.current?.click()}>
            {valor === null ? 'Elegir imagen' : 'Cambiar imagen'}
          </Button>
          {valor !== null && (
            <Button variant="subtle" color="gray" size="xs" onClick={() => onCambio(null)}>
              Quitar
            </Button>
          )}
        </Row>
        <Text size="xs" tone={mensaje === undefined ? 'muted' : 'error'} roomAbove="sm" role="status">
          {mensaje ?? 'PNG, JPEG o WebP. Se recorta al centro.'}
        </Text>
      </div>
    </Row>
  );
}

/** In pixels: twice the biggest place where it is shown. */
const LADO = 256;
const CALIDAD = 0.85;

/** The centre of the image as a small square, ready to travel. Rejects when it is not an image. */
async function imagenCuadrada(archivo: Blob): Promise<string> {
  const imagen = await createImageBitmap(archivo);
  const corte = Math.min(imagen.width, imagen.height);
  const lienzo = document.createElement('canvas');
  lienzo.width = LADO;
  lienzo.height = LADO;
  const [x, y] = [(imagen.width - corte) / 2, (imagen.height - corte) / 2];
  lienzo.getContext('2d')?.drawImage(imagen, x, y, corte, corte, 0, 0, LADO, LADO);
  imagen.close();
  // A browser that cannot write WebP gives PNG, which is as welcome.
  return lienzo.toDataURL('image/webp', CALIDAD);
}
