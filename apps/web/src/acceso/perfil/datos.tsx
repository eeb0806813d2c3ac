// The picture, beside what only an administrador changes. Nothing changes until it is saved; the picture is seen as it will look.
import { editarUsuarioActual, mediosDeAvatar, type UsuarioActual } from '@cuadra/contract/acceso/sesion';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, TextInput } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { call } from '#platform/api.ts';
import { session } from '#platform/current-session.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { useLeaveGuard } from '#ui/dialogs/leave-guard.ts';
import { UnsavedWork } from '#ui/dialogs/unsaved-work.tsx';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { SaveButtons } from '#ui/fields/save-buttons.tsx';
import { Avatar } from '#ui/marks/avatar.tsx';
import { Card } from '#ui/page/card.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import classes from './perfil.module.css';

const datosPropios = z.object({ user: z.object({ avatar: z.string().nullable() }) });
type DatosPropios = z.infer<typeof datosPropios>;

const datosDe = ({ avatar }: UsuarioActual): DatosPropios => ({ user: { avatar } });

export function Datos({ usuario }: { readonly usuario: UsuarioActual }) {
  const { formulario, general, guardar } = useDatos(usuario);
  const { watch, setValue, formState, reset } = formulario;
  const { errors } = formState;
  return (
    <Card titulo="Datos">
      <form className={classes.formulario} onSubmit={guardar} noValidate aria-label="Datos">
        <UnsavedWork nombre="perfil" formulario={formulario} />
        {general !== undefined && <FormNotice tono="error" texto={general} />}
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
        <SaveButtons formState={formState} onDescartar={() => reset()} />
      </form>
    </Card>
  );
}

function useDatos(usuario: UsuarioActual) {
  const [general, setGeneral] = useState<string>();
  const formulario = useForm<DatosPropios>({
    resolver: zodResolver(datosPropios),
    defaultValues: datosDe(usuario),
  });
  const { handleSubmit, setError, reset, formState } = formulario;
  useLeaveGuard(formState.isDirty, 'pagina');

  const guardar = handleSubmit(async ({ user: { avatar } }) => {
    setGeneral(undefined);
    try {
      // The picture it already has is an address, not a picture to send.
      const user = avatar === usuario.avatar ? {} : { avatar };
      const nuevo = await call(editarUsuarioActual, { body: { user } });
      session.actualizar(nuevo);
      reset(datosDe(nuevo));
      void notify('Datos guardados.');
    } catch (error) {
      setGeneral(applyErrors(error, setError, ['user.avatar']));
    }
  });

  return { formulario, general, guardar };
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
    <div className={classes.imagen}>
      <Avatar src={valor} lado={72} />
      <div>
        <div className={classes.botones}>
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
        </div>
        <p className={classes.nota} data-error={mensaje !== undefined || undefined} role="status">
          {mensaje ?? 'PNG, JPEG o WebP. Se recorta al centro.'}
        </p>
      </div>
    </div>
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
