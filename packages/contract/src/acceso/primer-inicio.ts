// The first visit to an institution without users: whoever started the program, at the machine itself, becomes its first
// administrador with the code that was printed there.
import { z } from 'zod';
import { correo, textoExacto } from '../campos.ts';
import { endpoint } from '../endpoint.ts';
import { contrasenaNueva, nombrePersona } from './sesion.ts';

const path = '/api/auth/first-start';

/**
 * lejos: it is done at the machine where the program runs; sin-codigo: the program must be started again to print another;
 * hecho: there are users already.
 */
const estadosDePrimerInicio = ['listo', 'lejos', 'sin-codigo', 'hecho'] as const;

export const verPrimerInicio = endpoint({
  method: 'GET',
  path,
  permission: 'publico',
  summary: 'Si desde aquí se puede crear al primer administrador, y por qué no',
  response: z.object({ estado: z.enum(estadosDePrimerInicio) }),
  errors: [],
});

export const crearPrimerAdministrador = endpoint({
  method: 'POST',
  path,
  permission: 'publico',
  summary: 'Crea al primer administrador con el código que imprimió el programa, desde la misma máquina',
  body: z.strictObject({
    codigo: textoExacto(60).min(1, 'Escriba el código que está en la ventana donde se inició Cuadra.'),
    name: nombrePersona,
    email: correo,
    password: contrasenaNueva,
  }),
  response: z.literal(true),
  status: 201,
  errors: [
    'PRIMER_INICIO_LEJOS',
    'PRIMER_INICIO_HECHO',
    'PRIMER_INICIO_SIN_CODIGO',
    'CODIGO_DE_INICIO_INCORRECTO',
    'CONTRASENA_DEBIL',
  ],
});
