// The second factor as a person lives it, with Chromium's own virtual authenticator: passkeys belong to a name, so that the
// pages are opened at localhost. With people of its own: whoever has a second factor does not enter in one step.
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { llenarIngreso } from './paginas/acceso.ts';
import { CONTRASENA, nuevasPersonas } from './paginas/personas.ts';
import { expect, test } from './prueba.ts';

test.beforeEach(({ vigilancia }) => {
  // A sign-in that waits for its second half is a refusal for the browser.
  vigilancia.admitirFallosDeRed();
});

const enSuNombre = (baseURL: string | undefined, ruta: string): string => {
  const url = new URL(ruta, baseURL);
  url.hostname = 'localhost';
  return url.href;
};

/** A telephone or a laptop that recognises its owner by itself. */
async function conAutenticador(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const parte = (page: Page, nombre: string) => page.getByRole('region', { name: nombre, exact: true });

async function salir(page: Page, baseURL: string | undefined): Promise<void> {
  await page.goto(enSuNombre(baseURL, '/sign-out'));
  await page.getByRole('link', { name: 'Ir al ingreso' }).click();
  await expect(page).toHaveURL(/\/sign-in/);
}

async function ingresarConContrasena(page: Page, baseURL: string | undefined, correo: string): Promise<void> {
  await page.goto(enSuNombre(baseURL, '/sign-in'));
  await llenarIngreso(page, correo, CONTRASENA);
}

async function guardarCodigos(page: Page): Promise<string[]> {
  const dialogo = page.getByRole('dialog', { name: 'Códigos de recuperación' });
  const lista = dialogo.getByRole('list', { name: 'Códigos de recuperación' }).getByRole('listitem');
  await expect(lista).toHaveCount(10);
  const codigos = await lista.allInnerTexts();
  expect(new Set(codigos).size).toBe(10);
  await expect(dialogo.getByRole('button', { name: 'Continuar' })).toBeDisabled();
  await dialogo.getByLabel('Ya los guardé').check();
  await dialogo.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialogo).toBeHidden();
  return codigos;
}

test('una llave de acceso: se agrega, se ingresa con ella sola, desbloquea, se renombra y se quita', async ({
  page,
  request,
  baseURL,
}) => {
  const [persona] = await nuevasPersonas(request, ['Elena Cuc', 'auxiliar']);
  await conAutenticador(page);
  await ingresarConContrasena(page, baseURL, persona.correo);
  await expect(page).toHaveURL(/\/welcome$/);
  await page.goto(enSuNombre(baseURL, '/perfil'));
  await expect(page.getByText('Su cuenta solo tiene contraseña.')).toBeVisible();
  const llaves = parte(page, 'Llaves de acceso');
  await llaves.getByRole('button', { name: 'Agregar llave de acceso' }).click();
  const alta = page.getByRole('dialog', { name: 'Nueva llave de acceso' });
  await alta.getByLabel('Nombre').fill('Portátil de Elena');
  await alta.getByRole('button', { name: 'Crear llave de acceso' }).click();
  await guardarCodigos(page);
  await expect(llaves.getByText('Portátil de Elena')).toBeVisible();

  await salir(page, baseURL);
  await page.getByRole('button', { name: 'Ingresar con llave de acceso' }).click();
  await expect(page).toHaveURL(/\/welcome$/);
  await expect(page.getByText(persona.nombre).first()).toBeVisible();

  await page.goto(enSuNombre(baseURL, '/unlock-session'));
  await page.getByRole('button', { name: 'Desbloquear con llave de acceso' }).click();
  await expect(page).toHaveURL(/\/welcome$/);

  // With the password, the passkey completes it.
  await salir(page, baseURL);
  await llenarIngreso(page, persona.correo, CONTRASENA);
  await page.getByRole('button', { name: 'Usar mi llave de acceso' }).click();
  await expect(page).toHaveURL(/\/welcome$/);

  await page.goto(enSuNombre(baseURL, '/perfil'));
  await llaves.getByRole('button', { name: /^Renombrar/ }).click();
  await page.getByRole('dialog').getByLabel('Nombre').fill('Portátil');
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
  await llaves.getByRole('button', { name: 'Quitar la llave de acceso Portátil' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click();
  await expect(page.getByText('Su cuenta solo tiene contraseña.')).toBeVisible();
});

test('una aplicación de códigos: se activa con el dibujo, se ingresa con ella, se recuerda el navegador, y un código de recuperación', async ({
  page,
  request,
  baseURL,
}) => {
  const [persona] = await nuevasPersonas(request, ['Mario Sub', 'auxiliar']);
  await ingresarConContrasena(page, baseURL, persona.correo);
  await expect(page).toHaveURL(/\/welcome$/);
  await page.goto(enSuNombre(baseURL, '/perfil'));
  const aplicacion = parte(page, 'Aplicación de códigos');
  await aplicacion.getByRole('button', { name: 'Activar aplicación' }).click();
  const alta = page.getByRole('dialog', { name: 'Aplicación de códigos' });
  await expect(alta.getByRole('img', { name: 'Código QR con el secreto' })).toBeVisible();
  await alta.getByText('No puedo leerlo').click();
  const secreto = (await alta.getByRole('textbox', { name: 'Secreto' }).inputValue()).replaceAll(' ', '');
  const telefono = new TOTP({ secret: Secret.fromBase32(secreto) });
  await alta.getByLabel('Código de la aplicación').fill('000000');
  await alta.getByRole('button', { name: 'Activar' }).click();
  await expect(alta.getByText('El código no es correcto')).toBeVisible();
  // The code of the step before serves too, and leaves the one of now for entering.
  await alta
    .getByLabel('Código de la aplicación')
    .fill(telefono.generate({ timestamp: Date.now() - 30_000 }));
  await alta.getByRole('button', { name: 'Activar' }).click();
  const codigos = await guardarCodigos(page);
  await expect(aplicacion.getByText('Activa desde')).toBeVisible();

  await salir(page, baseURL);
  await llenarIngreso(page, persona.correo, CONTRASENA);
  await page.getByLabel('Código de la aplicación').fill('123456');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('alert')).toContainText('El código no es correcto');
  await page.getByLabel('No pedirlo en este navegador por 30 días').check();
  await page.getByLabel('Código de la aplicación').fill(telefono.generate());
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/welcome$/);

  // Remembered: one step again, until it is forgotten.
  await salir(page, baseURL);
  await llenarIngreso(page, persona.correo, CONTRASENA);
  await expect(page).toHaveURL(/\/welcome$/);
  await page.goto(enSuNombre(baseURL, '/perfil'));
  await parte(page, 'Dispositivos recordados')
    .getByRole('button', { name: /^Olvidar/ })
    .click();
  await expect(parte(page, 'Dispositivos recordados').getByText('Ninguno.')).toBeVisible();

  await salir(page, baseURL);
  await llenarIngreso(page, persona.correo, CONTRASENA);
  await page.getByRole('button', { name: 'Usar un código de recuperación' }).click();
  await page.getByLabel('Código de recuperación').fill(codigos[0] ?? '');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/welcome$/);
  await expect(page.getByText('Le quedan 9 códigos')).toBeVisible();
});

test('por una dirección IP no hay llaves de acceso, y se dice por qué', async ({
  page,
  request,
  baseURL,
}) => {
  const [persona] = await nuevasPersonas(request, ['Irma Tec', 'auxiliar']);
  const porIp = (ruta: string) => enSuNombre(baseURL, ruta).replace('localhost', '127.0.0.1');
  await page.goto(porIp('/sign-in'));
  await expect(page.getByRole('button', { name: 'Ingresar', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ingresar con llave de acceso' })).toBeHidden();
  await llenarIngreso(page, persona.correo, CONTRASENA);
  await expect(page).toHaveURL(/\/welcome$/);
  await page.goto(porIp('/perfil'));
  const llaves = parte(page, 'Llaves de acceso');
  await expect(llaves.getByText('no por una dirección IP')).toBeVisible();
  await expect(llaves.getByRole('button', { name: 'Agregar llave de acceso' })).toBeDisabled();
});
