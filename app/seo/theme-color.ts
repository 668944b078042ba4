/** The paper's colour in each scheme, for the browser's own frame; a test holds them to `app.css`. */
export const themeColors = { light: '#fbf8f2', dark: '#0e1626' } as const;
