-- The one window: a text to copy out, and a place to paste the site's list into.
local _, Gearwright = ...

local Window = {}
Gearwright.Window = Window

local WIDTH, HEIGHT = 520, 360
local OUT_HINT = "Press Ctrl-C, then paste it on the site under Import."
local IN_HINT = "Paste the list from the site (Ctrl-V), then press Keep."

local frame

local function button(label, point, x, onClick)
	local made = CreateFrame("Button", nil, frame, "UIPanelButtonTemplate")
	made:SetSize(120, 24)
	made:SetPoint(point, x, 12)
	made:SetText(label)
	made:SetScript("OnClick", onClick)
	return made
end

local function showExport()
	frame.hint:SetText(OUT_HINT)
	frame.box:SetText(Gearwright.Export.text())
	frame.box:HighlightText()
	frame.box:SetFocus()
	frame.keep:Hide()
end

local function showImport()
	frame.hint:SetText(IN_HINT)
	frame.box:SetText("")
	frame.box:SetFocus()
	frame.keep:Show()
end

local function keep()
	local advice, problem = Gearwright.AdviceText.read(frame.box:GetText())
	if not advice then
		frame.hint:SetText(problem)
		return
	end
	GearwrightCharacter.advice = advice
	frame.hint:SetText("Kept: " .. advice.title .. ". Its items are marked in their tooltips.")
	frame.box:SetText("")
end

local function build()
	frame = CreateFrame("Frame", "GearwrightWindow", UIParent, "BasicFrameTemplateWithInset")
	frame:SetSize(WIDTH, HEIGHT)
	frame:SetPoint("CENTER")
	frame:SetMovable(true)
	frame:EnableMouse(true)
	frame:RegisterForDrag("LeftButton")
	frame:SetScript("OnDragStart", frame.StartMoving)
	frame:SetScript("OnDragStop", frame.StopMovingOrSizing)
	if frame.TitleText then
		frame.TitleText:SetText("Gearwright")
	end
	frame.hint = frame:CreateFontString(nil, "OVERLAY", "GameFontHighlight")
	frame.hint:SetPoint("TOPLEFT", 16, -34)
	frame.hint:SetWidth(WIDTH - 32)
	frame.hint:SetJustifyH("LEFT")
	local scroll = CreateFrame("ScrollFrame", nil, frame, "UIPanelScrollFrameTemplate")
	scroll:SetPoint("TOPLEFT", 16, -64)
	scroll:SetPoint("BOTTOMRIGHT", -36, 48)
	frame.box = CreateFrame("EditBox", nil, scroll)
	frame.box:SetMultiLine(true)
	frame.box:SetAutoFocus(false)
	frame.box:SetFontObject("ChatFontNormal")
	frame.box:SetWidth(WIDTH - 60)
	frame.box:SetScript("OnEscapePressed", function()
		frame:Hide()
	end)
	scroll:SetScrollChild(frame.box)
	button("Export", "BOTTOMLEFT", 16, showExport)
	button("Import", "BOTTOMLEFT", 144, showImport)
	frame.keep = button("Keep", "BOTTOMRIGHT", -16, keep)
	frame:Hide()
end

function Window.toggle()
	if not frame then
		build()
	end
	if frame:IsShown() then
		frame:Hide()
		return
	end
	frame:Show()
	showExport()
end
