// The mark of the invented institution, a ceiba: a PNG of a few colours, drawn for it.

export const logoDemo = (): Uint8Array => Buffer.from(PNG.join(''), 'base64');

const PNG = [
  'iVBORw0KGgoAAAANSUhEUgAAAKAAAACgBAMAAAB54XoeAAAAGFBMVEX////e5+S9zsmctq57nZNahXg5bF0YVEKy7jkOAAACjklE',
  'QVR42u2aQU/DMAyFW1rgOokB1x0GXIsE6nXAodcBErsOJNQrsK7++6ywlbZJ08R+SCDl3aZqn5LUdmzXQeDl9V80fSJ6vYXh9hb0',
  'pfUExMtpqxJCDBdUaz0CAFNqaCXnxdTSTAzM2sACvED5EtMuUHiKISmSveh9FTgXAS9U4IcImKvAUuR1pNEEe4SyQzzUAd+w70T2',
  'VjIdsAD6ndT7Mj2wAC+Qv8SsD8hcYkS9SljA037gO8qPRf4ck0Ez7I55e16YgGvHwH/1RIN6vbO+DMY5Wam8seNdk7UebXhn5KAH',
  'obUw7CfM3YDlSGJ9DIuMyFkJdoEDSwyJIdMpHnCAS06MNqlwzDyGNXHLPIY1t09X7bTihUBGcAyJqREmLgxHiAMucInzO7P3pVzg',
  'CuknJl9ZcIFr99xjIGz3AIktD/y1lwI3G7hhw10PHhzg4QseYOFXAPySwl+j8IsenorAkyV8OgdPOOEpMT5ph5cVSuFTdiq/x9yx',
  '8FG7wuPmzxtG1/isWxxGtXUWie65S3m7LV+Pvn9d9j23LcB/Cuz2Zak+t2oRNFsAndtXee4s43XugR7ogR7ogR7ogR6oKTcmMGAk',
  '+bRlqDaWMOCp5FuZocAqULwQM0CgKVLnIGAKHD3pFICYPR9iPs9rW2Il0Kpxtp3DxjBqLyl3uBzgLVVcmO2AMSBCZJX11Y3MVOx/',
  'J18VcQ2squln8YZ/mrPf1bRg09UM2UvQBAbnommybHtkzWZwJjjGejVN4G7VDB3X03etdnU1m3fP4Y03vCRQgUGUV80MZ8WNlken',
  'oR5zBh1af+p26BnE9l+Ulr8zsXF+WqDrOU439pIEJmAQbazHckoU8uHDA/840MvL6z/qE3THQM0aCXXeAAAAAElFTkSuQmCC',
];
