import { juzgarContrasena } from '@cuadra/contract/acceso/juzgar-contrasena';
import { expect, test } from 'vitest';
import { exigirContrasenaFuerte } from './exigir-contrasena-fuerte.ts';

const persona = {
  nombre: 'María José Ixcot Caal',
  correo: 'mixcot@ejemplo.gt',
  institucion: 'Cooperativa San Jerónimo, R.L.',
};

const debilidadDe = (contrasena: string) => juzgarContrasena(contrasena, persona).debilidad;

/** What lists, keyboards and habits give first, as long as is asked for. */
const comunes = `
  contraseña1234 Contraseña.2026 Contrasena-2026! micontraseña1 miclave123456 secreto123456 cambiame12345 usuario123456
  guatemala2026! Guatemala.2026 Guatemala-2026-! 2026-Guatemala-2026 guate-mala-2026 !!!Guatemala!!! gu4t3m4l4-2026
  quetzal2026! antigua2026!! Quetzaltenango1 Chimaltenango26
  administrador1 administrador2026 admin1234567 Admin-Admin-2026 contador12345 contabilidad1 ahorros2026!!
  bienvenido123 Bienvenidos2026 welcome12345! letmein123456 iloveyou1234 teamomucho123 tequieromucho1 diosesamor123
  jesucristo2026 barcelona2026 realmadrid123 princesa12345 mariposa1234 chocolate123 futbol123456 superman1234
  dragon123456 football1234 password1234 passw0rd1234 P@ssw0rd2026 Password-Password-1 hola-mundo-2026 hola12345678
  qwertyuiop12 qwerty123456 qwerty-asdfgh-12 asdfghjklñ12 qazwsxedcrfv 1q2w3e4r5t6y 1qaz2wsx3edc q1w2e3r4t5y6
  zaq12wsxcde3 qwe123asd456zxc 1234qwerASDFzxcv abcdefghijkl abc123abc123 123-abc-456-def aaaaaaaaaaaa abababababab
  enero2026enero Noviembre2026! lunes-martes-2026 C0ntr4s3ña-2026!!
`
  .trim()
  .split(/\s+/);

test.each(comunes)('se rechaza %s, y se dice qué hacer', (contrasena) => {
  expect(debilidadDe(contrasena)).toMatch(/\. Elija tres o cuatro palabras que no vayan juntas\.$/);
});

test.each([
  '123456789012',
  '987654321098',
  '111111111111',
  '112233445566',
  '2987-45213-0101',
  '+502 5555 1234',
  '2987-45213-0101 5555-1234',
  '1234567890123456789012345',
  '20260101202602022026',
])('se rechaza un número solo, %s: se conoce o se adivina', (contrasena) => {
  expect(debilidadDe(contrasena)).toMatch(/^(Agregue letras|Lo que se repite)/);
});

test.each([
  'mariajose2026',
  'Ixcot-2026-Caal',
  'M4ria.tiene.un.gato',
  'xx-Mixcot-7788-zk',
  'jeronimo-nube-piedra',
  'lago-Cuadra-tambor-9',
  'ejemplo.lluvia.tambor',
])('se rechaza %s, que lleva lo propio', (contrasena) => {
  expect(debilidadDe(contrasena)).toMatch(/^No incluya el nombre ni el correo/);
});

test.each([
  ['corta', 'Tx9#kk2!wQ4', 'Use al menos 12 caracteres.'],
  ['larguísima', 'x1y2'.repeat(33), 'Use como máximo 128 caracteres.'],
])('se rechaza la %s', (_, contrasena, motivo) => {
  expect(debilidadDe(contrasena)).toBe(motivo);
});

test.each([
  'montaña-lluvia-88',
  'el perro verde come',
  'correcto caballo bateria grapa',
  'lago volcan nube tambor',
  'mi abuela tejía güipiles azules',
  'cafe-amargo-sobre-mesa-roja',
  'caballo-nube-piedra',
  'lechuza_cantaba_3_veces',
  'Tx9#kk2!wQ4z',
  'Kj8mQz2vR4tW',
  'k7#9vQ!2mz@4',
  '83-kfm-29-xpw',
  `${'Xk9$'.repeat(3)}mango azul`,
  '839201756402985173460271',
  '7391 4820 5573 9914 2286 4071',
])('se acepta %s', (contrasena) => {
  expect(debilidadDe(contrasena)).toBeUndefined();
});

test('el rechazo señala el campo donde se escribió', () => {
  expect(() => exigirContrasenaFuerte('qwertyuiop12', persona, 'password')).toThrow(
    expect.objectContaining({
      codigo: 'CONTRASENA_DEBIL',
      errores: [expect.objectContaining({ campo: 'password' })],
    }),
  );
});
