// A person's picture: chosen from the computer, cut to a square and made small before it travels.
import { mediosDeAvatar } from '@cuadra/contract/acceso/sesion';
import { Button } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { Avatar } from '#ui/marks/avatar.tsx';
import { imagenCuadrada } from './imagen-cuadrada.ts';
import classes from './perfil.module.css';

interface CampoDeImagenProps {
  readonly valor: string | null;
  readonly error: string | undefined;
  readonly onCambio: (imagen: string | null) => void;
}

const ILEGIBLE = 'No se pudo leer la imagen. Use un archivo PNG, JPEG o WebP.';

export function CampoDeImagen({ valor, error, onCambio }: CampoDeImagenProps) {
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
