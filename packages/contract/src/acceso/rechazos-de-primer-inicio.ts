// What is refused to whoever would be the first administrador; problema.ts puts them with the others.
import type { Rechazos } from '../rechazos.ts';

export const dePrimerInicio = {
  PRIMER_INICIO_LEJOS: [
    403,
    'El primer administrador se crea en la misma máquina donde corre Cuadra: abra ahí la dirección que imprimió al iniciar.',
  ],
  PRIMER_INICIO_HECHO: [409, 'Ya hay usuarios: ingrese con su correo y su contraseña.'],
  PRIMER_INICIO_SIN_CODIGO: [
    409,
    'El código ya no sirve: se falló demasiadas veces. Inicie Cuadra de nuevo y use el código que imprima.',
  ],
  CODIGO_DE_INICIO_INCORRECTO: [
    422,
    'El código no es el que Cuadra imprimió al iniciar. Cópielo de la ventana donde lo inició.',
  ],
} as const satisfies Rechazos;
